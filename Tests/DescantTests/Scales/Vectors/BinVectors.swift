/// Bin options; start, stop and step.
///
/// Made by `Tests/Oracle/vectors.py` with vl-convert 1.9.0 (Vega 6.2.0); not edited by hand.
let binVectors = #"""
  extent=[0, 100];maxbins=10|0 100 10
  extent=[1, 3.28];maxbins=10|1 3.5 0.5
  extent=[0, 0];maxbins=10|0 0.1 0.1
  extent=[5, 5];maxbins=6|5 6 1
  extent=[-17, 230];maxbins=20|-20 240 20
  extent=[0, 1];maxbins=5|0 1 0.2
  extent=[12, 987];maxbins=10;step=50|0 1000 50
  extent=[12, 987];maxbins=10;nice=false|12 987 100
  extent=[0, 250];maxbins=10;base=2|0 256 32
  extent=[0, 37];maxbins=10;minstep=5|0 40 5
  extent=[0, 37];maxbins=10;divide=[2]|0 40 5
  extent=[3, 44];maxbins=6;anchor=2|2 50 10
  extent=[0, 60];maxbins=12;steps=[1, 7, 30]|0 60 1
  extent=[0.001, 0.0042];maxbins=10|0.001 0.0045000000000000005 0.0005
  extent=[1000000.0, 9300000.0];maxbins=30|1000000 9500000 500000
  extent=[-1, 1];maxbins=4|-1 1 0.5
  extent=[0.95, 10];maxbins=10|0 10 1
  extent=[46, 230];maxbins=10|40 240 20
  extent=[1613, 5140];maxbins=10|1500 5500 500
  """#
