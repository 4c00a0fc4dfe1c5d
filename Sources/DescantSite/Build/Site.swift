import Descant
