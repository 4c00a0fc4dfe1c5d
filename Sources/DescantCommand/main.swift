import Descant
import DescantSite

print("descant")
