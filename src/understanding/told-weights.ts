/** Written by "npm run understanding -- train" from the `dev` sentences: see told.ts. */
export const WEIGHTS = `
18 -1 and ausstattung
31 -1 and heizung
49 -1 and objektart
-15 -1 and ort
-1 -1 and preis
17 -1 around umkreis
-51 -1 aside objektart
-66 -1 aside ort
-75 -1 aside preis
30 -1 asks flaeche
-13 -1 asks ort
45 -1 asks preis
49 -1 begin ausstattung
30 -1 begin bauart
8 -1 begin baujahr
33 -1 begin befristung
19 -1 begin dachgeschoss
-4 -1 begin flaeche
29 -1 begin hwb
40 -1 begin land
59 -1 begin objektart
65 -1 begin ort
114 -1 begin plz
5 -1 begin preis
51 -1 begin provisionsfrei
40 -1 begin sort
49 -1 begin stock
47 -1 begin umkreis
56 -1 begin untergruppe
54 -1 begin verfuegbar
68 -1 begin vermarktungsart
72 -1 begin zimmer
28 -1 begin zustand
38 -1 but ort
52 -1 comma ausstattung
25 -1 comma bauart
36 -1 comma baujahr
17 -1 comma befristung
70 -1 comma flaeche
33 -1 comma grund
22 -1 comma heizung
18 -1 comma hwb
20 -1 comma objektart
29 -1 comma ort
55 -1 comma plz
64 -1 comma preis
20 -1 comma provisionsfrei
15 -1 comma sort
-2 -1 comma stock
30 -1 comma umkreis
-6 -1 comma untergruppe
18 -1 comma verfuegbar
23 -1 comma vermarktungsart
55 -1 comma zimmer
21 -1 comma zustand
3 -1 forNow ort
54 -1 in ausstattung
49 -1 in bauart
38 -1 in befristung
-27 -1 in flaeche
33 -1 in land
50 -1 in objektart
17 -1 in ort
57 -1 in plz
-52 -1 in preis
25 -1 in stock
-10 -1 in umkreis
46 -1 in untergruppe
-6 -1 in verfuegbar
-17 -1 in vermarktungsart
-36 -1 in zimmer
26 -1 in zustand
33 -1 instead ort
38 -1 instead vermarktungsart
57 -1 instead zimmer
-49 -1 kin ort
-78 -1 kin vermarktungsart
46 -1 max preis
37 -1 max umkreis
21 -1 max vermarktungsart
48 -1 maxAfter objektart
60 -1 maxAfter vermarktungsart
-6 -1 min ausstattung
60 -1 min flaeche
2 -1 min ort
50 -1 min preis
50 -1 min verfuegbar
46 -1 minAfter objektart
8 -1 now ort
19 -1 or heizung
53 -1 or objektart
36 -1 or ort
35 -1 or plz
78 -1 or untergruppe
41 -1 or vermarktungsart
-70 -1 presently flaeche
1 -1 presently ort
29 -1 stop objektart
35 -1 stop ort
31 -1 stop vermarktungsart
-33 -1 story ort
6 -1 to ort
32 -1 to stock
-3 -1 to umkreis
20 -1 to vermarktungsart
-11 -1 topic.age baujahr
40 -1 topic.age objektart
18 -1 topic.available verfuegbar
36 -1 topic.price objektart
30 -1 topic.price preis
17 -1 topic.rent befristung
48 -1 topic.rent objektart
39 -1 topic.rent ort
40 -1 topic.rent preis
54 -1 topic.rent untergruppe
12 -1 topic.rent vermarktungsart
53 -1 topic.rent zimmer
-7 -1 topic.size flaeche
-30 -1 unit.other ort
48 -1 unit.other vermarktungsart
47 -1 unit.years objektart
5 -1 with ausstattung
32 -1 with flaeche
49 -1 with grund
21 -1 with heizung
-10 -1 with objektart
13 -1 with ort
-49 -1 with preis
22 -1 with verfuegbar
44 -1 with vermarktungsart
18 -1 with zimmer
55 -2 and ausstattung
13 -2 and flaeche
85 -2 and objektart
14 -2 and ort
-15 -2 and preis
52 -2 and untergruppe
74 -2 and vermarktungsart
57 -2 and zimmer
29 -2 around vermarktungsart
-23 -2 aside flaeche
-70 -2 aside objektart
-50 -2 aside ort
6 -2 aside preis
-42 -2 aside untergruppe
59 -2 asideAfter ort
41 -2 asks objektart
7 -2 begin ausstattung
2 -2 begin bauart
-11 -2 begin baujahr
30 -2 begin befristung
30 -2 begin dachgeschoss
29 -2 begin flaeche
35 -2 begin heizung
41 -2 begin hwb
76 -2 begin kaution
38 -2 begin land
50 -2 begin objektart
18 -2 begin ort
-13 -2 begin plz
-47 -2 begin preis
52 -2 begin provisionsfrei
39 -2 begin sort
54 -2 begin stock
41 -2 begin umkreis
43 -2 begin untergruppe
54 -2 begin verfuegbar
2 -2 begin vermarktungsart
90 -2 begin zimmer
35 -2 begin zustand
52 -2 but ausstattung
51 -2 but ort
68 -2 comma ausstattung
28 -2 comma baujahr
11 -2 comma befristung
25 -2 comma flaeche
25 -2 comma grund
24 -2 comma hwb
-23 -2 comma kaution
34 -2 comma objektart
2 -2 comma ort
44 -2 comma preis
19 -2 comma rendite
19 -2 comma sort
29 -2 comma stock
18 -2 comma untergruppe
17 -2 comma verfuegbar
26 -2 comma vermarktungsart
-18 -2 comma zimmer
-4 -2 in ausstattung
14 -2 in flaeche
44 -2 in grund
7 -2 in objektart
64 -2 in ort
28 -2 in preis
28 -2 in sort
-10 -2 in untergruppe
-3 -2 in vermarktungsart
-7 -2 in zimmer
33 -2 in zustand
25 -2 instead objektart
37 -2 instead ort
25 -2 instead zimmer
-73 -2 kin objektart
-46 -2 kin ort
23 -2 max ausstattung
12 -2 max objektart
31 -2 max vermarktungsart
32 -2 maxAfter ausstattung
28 -2 maxAfter objektart
-6 -2 maxAfter ort
38 -2 maxAfter vermarktungsart
33 -2 maxAfter zimmer
17 -2 min ort
35 -2 min preis
45 -2 minAfter ausstattung
41 -2 minAfter objektart
24 -2 minAfter ort
32 -2 minAfter preis
11 -2 minAfter vermarktungsart
36 -2 not ausstattung
43 -2 not objektart
12 -2 notAfter ausstattung
39 -2 notAfter objektart
26 -2 notAfter ort
64 -2 notAfter untergruppe
39 -2 notAfter vermarktungsart
34 -2 or objektart
33 -2 or ort
50 -2 or preis
44 -2 or vermarktungsart
66 -2 presently objektart
36 -2 stop objektart
23 -2 stop ort
13 -2 stop vermarktungsart
-49 -2 story ort
24 -2 to ort
65 -2 to preis
33 -2 to vermarktungsart
26 -2 topic.available verfuegbar
52 -2 topic.price objektart
29 -2 topic.price ort
-9 -2 topic.price preis
3 -2 topic.rent ausstattung
10 -2 topic.rent flaeche
44 -2 topic.rent objektart
24 -2 topic.rent ort
59 -2 topic.rent preis
13 -2 topic.rent umkreis
15 -2 topic.rent verfuegbar
30 -2 topic.rent vermarktungsart
48 -2 topic.rent zimmer
32 -2 unit.other ausstattung
40 -2 unit.other objektart
-3 -2 unit.other ort
45 -2 unit.other preis
54 -2 unit.other vermarktungsart
46 -2 unit.other zimmer
13 -2 unit.years ausstattung
27 -2 unit.years objektart
17 -2 unit.years ort
-9 -2 unit.years vermarktungsart
35 -2 unit.years zimmer
22 -2 with ausstattung
28 -2 with objektart
25 -2 with ort
23 -2 with preis
45 -2 with untergruppe
42 -2 with vermarktungsart
39 -2 with zimmer
43 1 about objektart
26 1 about ort
40 1 about untergruppe
26 1 about vermarktungsart
106 1 and ausstattung
-23 1 and flaeche
38 1 and heizung
-47 1 and ort
-25 1 and preis
-24 1 and vermarktungsart
75 1 and zimmer
51 1 around ausstattung
-6 1 around flaeche
45 1 around grund
34 1 around objektart
26 1 around ort
58 1 around untergruppe
37 1 around vermarktungsart
-62 1 asideAfter objektart
-51 1 asideAfter ort
43 1 asks objektart
42 1 asks ort
28 1 asks vermarktungsart
90 1 but ort
28 1 comma ausstattung
-1 1 comma bauart
98 1 comma baujahr
44 1 comma befristung
31 1 comma dachgeschoss
16 1 comma flaeche
48 1 comma grund
30 1 comma heizung
33 1 comma hwb
87 1 comma kaution
29 1 comma objektart
34 1 comma ort
10 1 comma plz
28 1 comma preis
35 1 comma provisionsfrei
32 1 comma rendite
45 1 comma sort
42 1 comma stock
47 1 comma umkreis
11 1 comma untergruppe
45 1 comma verfuegbar
31 1 comma vermarktungsart
29 1 comma zimmer
37 1 comma zustand
31 1 end ausstattung
25 1 end baujahr
14 1 end befristung
38 1 end flaeche
30 1 end grund
16 1 end heizung
17 1 end hwb
31 1 end kaution
18 1 end objektart
31 1 end ort
43 1 end plz
26 1 end preis
15 1 end provisionsfrei
20 1 end rendite
18 1 end sort
22 1 end stock
36 1 end umkreis
30 1 end untergruppe
12 1 end verfuegbar
24 1 end vermarktungsart
38 1 end zimmer
17 1 end zustand
32 1 in ausstattung
17 1 in bauart
66 1 in baujahr
28 1 in dachgeschoss
46 1 in flaeche
-3 1 in grund
36 1 in heizung
25 1 in objektart
-17 1 in ort
-40 1 in preis
29 1 in sort
30 1 in stock
39 1 in umkreis
18 1 in untergruppe
34 1 in verfuegbar
48 1 in vermarktungsart
-33 1 in zimmer
36 1 in zustand
47 1 law ausstattung
62 1 max ausstattung
55 1 max objektart
4 1 max ort
-4 1 max plz
44 1 max umkreis
-7 1 max untergruppe
53 1 max vermarktungsart
42 1 max zimmer
42 1 maxAfter ausstattung
34 1 maxAfter objektart
44 1 maxAfter ort
23 1 maxAfter umkreis
45 1 maxAfter vermarktungsart
-3 1 min objektart
1 1 min ort
34 1 min untergruppe
45 1 min vermarktungsart
23 1 minAfter hwb
4 1 minAfter ort
16 1 minAfter verfuegbar
36 1 minAfter vermarktungsart
32 1 not ausstattung
92 1 not ort
24 1 not vermarktungsart
28 1 or heizung
71 1 or objektart
114 1 or ort
28 1 or plz
64 1 or preis
55 1 or untergruppe
39 1 or vermarktungsart
5 1 stop ausstattung
8 1 stop ort
71 1 stop vermarktungsart
-63 1 story ort
41 1 to ausstattung
22 1 to flaeche
11 1 to objektart
31 1 to ort
-13 1 to preis
62 1 to untergruppe
41 1 to vermarktungsart
45 1 to zimmer
23 1 to zustand
24 1 topic.age objektart
32 1 topic.available verfuegbar
1 1 topic.price objektart
45 1 topic.price ort
51 1 topic.price untergruppe
35 1 topic.rent ausstattung
41 1 topic.rent flaeche
31 1 topic.rent objektart
-15 1 topic.rent ort
60 1 topic.rent preis
41 1 topic.rent untergruppe
13 1 topic.rent vermarktungsart
58 1 topic.rent zimmer
20 1 unit.other sort
11 1 unit.other verfuegbar
-7 1 with ausstattung
37 1 with bauart
22 1 with flaeche
40 1 with objektart
44 1 with ort
92 1 with preis
46 1 with stock
40 1 with umkreis
77 1 with untergruppe
-5 1 with vermarktungsart
21 1 with zimmer
32 2 about objektart
29 2 about ort
28 2 about vermarktungsart
32 2 about zimmer
44 2 and ausstattung
-17 2 and objektart
-56 2 and ort
20 2 and preis
38 2 and vermarktungsart
28 2 around ausstattung
35 2 around objektart
-26 2 around ort
15 2 around vermarktungsart
31 2 around zimmer
-42 2 asideAfter ort
48 2 asks ort
67 2 but ort
10 2 comma ausstattung
55 2 comma bauart
3 2 comma baujahr
22 2 comma befristung
-40 2 comma flaeche
26 2 comma grund
7 2 comma objektart
15 2 comma ort
-20 2 comma plz
27 2 comma preis
25 2 comma provisionsfrei
37 2 comma sort
24 2 comma stock
25 2 comma umkreis
22 2 comma untergruppe
24 2 comma verfuegbar
12 2 comma vermarktungsart
43 2 comma zimmer
20 2 comma zustand
25 2 end ausstattung
25 2 end baujahr
13 2 end befristung
34 2 end dachgeschoss
41 2 end flaeche
41 2 end grund
16 2 end heizung
14 2 end hwb
33 2 end kaution
5 2 end objektart
30 2 end ort
51 2 end plz
34 2 end preis
16 2 end provisionsfrei
20 2 end rendite
21 2 end sort
23 2 end stock
36 2 end umkreis
22 2 end untergruppe
12 2 end verfuegbar
35 2 end vermarktungsart
43 2 end zimmer
17 2 end zustand
-20 2 forNow ort
41 2 in ausstattung
30 2 in bauart
-21 2 in baujahr
50 2 in flaeche
-9 2 in grund
34 2 in heizung
62 2 in objektart
80 2 in ort
29 2 in sort
30 2 in stock
56 2 in untergruppe
-49 2 in vermarktungsart
63 2 in zimmer
26 2 in zustand
33 2 max ausstattung
45 2 max flaeche
38 2 max grund
34 2 max objektart
35 2 max ort
43 2 max plz
20 2 max umkreis
38 2 max untergruppe
25 2 max vermarktungsart
-11 2 max zimmer
29 2 maxAfter ausstattung
29 2 maxAfter objektart
24 2 maxAfter ort
18 2 maxAfter umkreis
46 2 maxAfter untergruppe
41 2 maxAfter vermarktungsart
29 2 maxAfter zimmer
48 2 min ausstattung
11 2 min objektart
46 2 min ort
48 2 min preis
49 2 min untergruppe
44 2 min vermarktungsart
21 2 minAfter ausstattung
-6 2 minAfter objektart
33 2 minAfter ort
38 2 minAfter untergruppe
10 2 minAfter verfuegbar
37 2 minAfter vermarktungsart
-11 2 not ausstattung
109 2 not ort
26 2 not zimmer
-7 2 notAfter ausstattung
47 2 or ort
45 2 or preis
23 2 or vermarktungsart
-37 2 story ort
41 2 to ausstattung
38 2 to objektart
23 2 to ort
33 2 to untergruppe
8 2 to verfuegbar
48 2 to vermarktungsart
49 2 to zimmer
23 2 topic.available objektart
54 2 topic.available ort
19 2 topic.available verfuegbar
30 2 topic.price ausstattung
-29 2 topic.price flaeche
39 2 topic.price objektart
26 2 topic.price ort
46 2 topic.rent ausstattung
-12 2 topic.rent flaeche
35 2 topic.rent kaution
53 2 topic.rent objektart
51 2 topic.rent ort
10 2 topic.rent preis
55 2 topic.rent vermarktungsart
59 2 topic.rent zimmer
44 2 unit.other ausstattung
44 2 unit.years vermarktungsart
33 2 wish ausstattung
-24 2 wish ort
44 2 wish preis
-69 2 wishAfter ausstattung
18 2 wishAfter ort
37 2 wishAfter preis
44 2 with ausstattung
-23 2 with baujahr
-22 2 with flaeche
18 2 with objektart
6 2 with ort
17 2 with preis
28 2 with stock
67 2 with untergruppe
61 2 with vermarktungsart
70 2 with zimmer
16 2 with zustand
45 after about
36 after and
43 after around
-37 after asks
-84 after beyond
-45 after but
35 after careless
6 after comma
-114 after forNow
-124 after in
57 after instead
28 after law
7 after max
21 after maxAfter
8 after min
-20 after minAfter
50 after not
37 after notAfter
-42 after now
59 after or
-99 after presently
-58 after stop
-36 after story
1 after to
34 after topic.available
57 after topic.price
30 after topic.rent
28 after unit.other
53 after unit.years
10 after wish
33 after wishAfter
-17 after with
7 again 00 ausstattung
21 again 00 bauart
7 again 00 baujahr
38 again 00 befristung
33 again 00 dachgeschoss
14 again 00 flaeche
7 again 00 grund
32 again 00 heizung
32 again 00 hwb
9 again 00 kaution
39 again 00 land
23 again 00 objektart
35 again 00 ort
-4 again 00 plz
4 again 00 preis
33 again 00 provisionsfrei
29 again 00 rendite
29 again 00 sort
39 again 00 stock
25 again 00 umkreis
14 again 00 untergruppe
21 again 00 verfuegbar
15 again 00 vermarktungsart
17 again 00 zimmer
35 again 00 zustand
26 again 01 ausstattung
-33 again 01 flaeche
37 again 01 heizung
-103 again 01 objektart
-50 again 01 ort
37 again 01 plz
-3 again 01 preis
-48 again 01 untergruppe
-34 again 01 vermarktungsart
-35 again 01 zimmer
64 again 11 ausstattung
108 again 11 objektart
51 again 11 ort
41 again 11 provisionsfrei
71 again 11 untergruppe
76 again 11 vermarktungsart
14 any
18 around 00 0000
9 around 00 0010
-13 around 00 1000
31 around 00 1100
1 around 01 0000
-18 around 01 0001
70 around 01 0010
1 around 01 1000
-12 around 01 1001
24 around 01 1100
-11 around 01 1101
32 around 10 0000
29 around 10 0010
42 around 10 1000
34 around 10 1010
35 around 10 1100
35 around 10 1110
33 around 11 0000
27 around 11 0001
-1 around 11 0010
28 around 11 0011
35 around 11 1000
27 around 11 1010
31 around 11 1100
3 around 11 1101
28 around 11 1110
14 ausstattung
21 bauart
7 baujahr
32 before about
33 before and
45 before around
7 before aside
54 before asideAfter
-14 before asks
53 before beyond
38 before but
26 before comma
28 before facing
37 before forNow
51 before hour
22 before in
14 before instead
13 before kin
25 before law
20 before max
28 before maxAfter
31 before min
26 before minAfter
15 before not
16 before notAfter
48 before now
39 before or
-24 before person
9 before presently
28 before stop
20 before story
22 before street
31 before to
35 before topic.age
-22 before topic.available
41 before topic.funds
27 before topic.price
27 before topic.rent
51 before topic.size
12 before unit.other
32 before unit.years
-25 before unreal
3 before visit
33 before wish
29 before wishAfter
26 before with
39 befristung
15 beside 00
5 beside 01
-2 beside 10
-28 beside 11
37 dachgeschoss
16 first 0 0000
-11 first 0 0001
9 first 0 0010
28 first 0 0011
4 first 0 1000
-20 first 0 1001
35 first 0 1010
28 first 0 1100
-10 first 0 1101
31 first 0 1110
35 first 1 0000
-36 first 1 0001
-23 first 1 1000
29 first 1 1010
62 first 1 1100
36 first 1 1110
1 flaeche
7 grund
33 heizung
32 hwb
14 implied ausstattung 0
21 implied bauart 0
7 implied baujahr 0
39 implied befristung 0
37 implied dachgeschoss 0
1 implied flaeche 0
7 implied grund 0
33 implied heizung 0
32 implied hwb 0
9 implied kaution 0
41 implied land 0
15 implied objektart 0
16 implied ort 0
3 implied plz 0
1 implied preis 0
40 implied provisionsfrei 0
29 implied rendite 0
29 implied sort 0
24 implied stock 0
25 implied umkreis 0
-2 implied untergruppe 0
21 implied verfuegbar 0
31 implied vermarktungsart 0
2 implied vermarktungsart 1
3 implied zimmer 0
35 implied zustand 0
17 inside 000000
-76 inside 000001
-26 inside 000010
-53 inside 000011
47 inside 000100
25 inside 000110
38 inside 001000
46 inside 001001
27 inside 001010
44 inside 001100
52 inside 001110
18 inside 010000
18 inside 010001
-42 inside 010010
32 inside 010100
40 inside 010110
38 inside 011000
-13 inside 011001
-22 inside 011010
57 inside 011100
70 inside 011110
20 inside 100000
-12 inside 100001
-55 inside 100010
10 inside 100100
61 inside 100110
18 inside 101000
49 inside 101001
-1 inside 101010
43 inside 101011
34 inside 101100
-2 inside 101110
35 inside 110000
74 inside 110001
-12 inside 110010
19 inside 110100
12 inside 110110
37 inside 111000
66 inside 111001
46 inside 111010
18 inside 111100
22 inside 111110
9 kaution
41 land
48 last 010 ausstattung
-50 last 010 flaeche
30 last 010 heizung
25 last 010 objektart
-44 last 010 ort
29 last 010 plz
-79 last 010 preis
44 last 010 provisionsfrei
-18 last 010 untergruppe
57 last 010 vermarktungsart
59 last 011 ausstattung
-53 last 011 objektart
-101 last 011 ort
54 last 011 preis
56 last 011 untergruppe
7 last 011 vermarktungsart
1 last 100 ausstattung
16 last 100 bauart
43 last 100 baujahr
39 last 100 befristung
32 last 100 dachgeschoss
9 last 100 flaeche
33 last 100 grund
30 last 100 heizung
32 last 100 hwb
7 last 100 kaution
42 last 100 land
22 last 100 objektart
27 last 100 ort
-14 last 100 plz
9 last 100 preis
34 last 100 provisionsfrei
28 last 100 rendite
29 last 100 sort
38 last 100 stock
40 last 100 umkreis
15 last 100 untergruppe
47 last 100 verfuegbar
5 last 100 vermarktungsart
20 last 100 zimmer
31 last 100 zustand
41 last 101 ausstattung
48 last 101 bauart
-40 last 101 baujahr
23 last 101 befristung
57 last 101 flaeche
-15 last 101 grund
35 last 101 heizung
18 last 101 kaution
24 last 101 land
34 last 101 objektart
79 last 101 ort
34 last 101 plz
-3 last 101 preis
11 last 101 provisionsfrei
36 last 101 stock
2 last 101 umkreis
7 last 101 untergruppe
10 last 101 verfuegbar
38 last 101 vermarktungsart
14 last 101 zimmer
39 last 101 zustand
4 last 110 ausstattung
58 last 110 flaeche
31 last 110 heizung
-5 last 110 objektart
78 last 110 ort
36 last 110 plz
102 last 110 preis
31 last 110 provisionsfrei
8 last 110 untergruppe
35 last 110 vermarktungsart
45 last 110 zimmer
42 last 111 ausstattung
57 last 111 flaeche
61 last 111 objektart
70 last 111 ort
25 last 111 preis
56 last 111 untergruppe
35 last 111 vermarktungsart
4 last 111 zimmer
56 left about
60 left and
78 left around
-204 left aside
-10 left asideAfter
59 left asks
19 left comma
61 left facing
-33 left forNow
41 left hour
1 left in
61 left instead
-217 left kin
-49 left law
1 left max
18 left maxAfter
5 left min
40 left minAfter
13 left not
63 left notAfter
-52 left now
41 left or
-119 left presently
-93 left story
35 left street
-13 left to
27 left topic.age
42 left topic.available
28 left topic.price
22 left topic.rent
9 left topic.size
41 left unit.currency
-24 left unit.other
53 left unit.years
-87 left unreal
-10 left visit
-41 left wish
-11 left wishAfter
12 left with
15 objektart
16 ort
50 others 000000 ausstattung
52 others 000000 bauart
-24 others 000000 baujahr
18 others 000000 befristung
48 others 000000 dachgeschoss
63 others 000000 flaeche
6 others 000000 grund
44 others 000000 heizung
37 others 000000 hwb
37 others 000000 land
14 others 000000 objektart
20 others 000000 ort
91 others 000000 plz
9 others 000000 preis
31 others 000000 provisionsfrei
42 others 000000 rendite
34 others 000000 sort
38 others 000000 stock
12 others 000000 umkreis
39 others 000000 untergruppe
19 others 000000 verfuegbar
49 others 000000 vermarktungsart
31 others 000000 zimmer
31 others 000000 zustand
71 others 000001 ausstattung
-34 others 000001 flaeche
27 others 000001 objektart
3 others 000001 ort
86 others 000001 untergruppe
64 others 000001 vermarktungsart
65 others 000010 ausstattung
50 others 000010 baujahr
-1 others 000010 flaeche
40 others 000010 objektart
47 others 000010 ort
20 others 000010 stock
32 others 000010 umkreis
90 others 000010 untergruppe
47 others 000010 vermarktungsart
-9 others 000010 zimmer
22 others 000010 zustand
37 others 000011 objektart
3 others 000011 ort
56 others 000011 untergruppe
38 others 000100 ausstattung
36 others 000100 bauart
40 others 000100 objektart
33 others 000100 ort
56 others 000100 preis
63 others 000100 untergruppe
63 others 000100 vermarktungsart
30 others 000101 objektart
32 others 000101 ort
57 others 000110 objektart
46 others 000110 ort
51 others 000110 untergruppe
41 others 000110 vermarktungsart
77 others 001000 ausstattung
25 others 001000 befristung
92 others 001000 flaeche
77 others 001000 objektart
83 others 001000 ort
46 others 001000 preis
91 others 001000 untergruppe
29 others 001000 verfuegbar
64 others 001000 vermarktungsart
84 others 001000 zimmer
35 others 001001 objektart
57 others 001001 ort
69 others 001010 ausstattung
24 others 001010 dachgeschoss
70 others 001010 objektart
35 others 001010 ort
51 others 001010 plz
87 others 001010 untergruppe
-22 others 001010 verfuegbar
43 others 001010 vermarktungsart
82 others 001010 zimmer
51 others 001011 objektart
51 others 001011 ort
35 others 001011 vermarktungsart
44 others 001100 objektart
50 others 001100 ort
41 others 001100 vermarktungsart
53 others 001110 objektart
32 others 001110 ort
32 others 001110 vermarktungsart
-11 others 010000 ausstattung
29 others 010000 grund
62 others 010000 objektart
21 others 010000 ort
39 others 010000 plz
31 others 010000 preis
30 others 010000 umkreis
41 others 010000 vermarktungsart
46 others 010000 zimmer
28 others 010001 ort
40 others 010001 preis
32 others 010001 vermarktungsart
72 others 010010 ort
40 others 010100 ort
41 others 010100 preis
37 others 010100 vermarktungsart
17 others 010101 ort
-9 others 010110 ort
33 others 011000 ausstattung
32 others 011000 objektart
33 others 011000 ort
49 others 011000 preis
30 others 011001 ort
86 others 011010 ort
17 others 011011 ort
22 others 011100 ort
61 others 011110 ort
42 others 100000 ausstattung
-14 others 100000 bauart
78 others 100000 baujahr
30 others 100000 flaeche
21 others 100000 grund
32 others 100000 heizung
23 others 100000 objektart
-14 others 100000 ort
2 others 100000 preis
26 others 100000 sort
8 others 100000 stock
-20 others 100000 untergruppe
13 others 100000 verfuegbar
14 others 100000 vermarktungsart
49 others 100000 zimmer
34 others 100000 zustand
52 others 100001 ausstattung
-37 others 100001 flaeche
-56 others 100001 objektart
2 others 100001 ort
-33 others 100001 preis
63 others 100001 untergruppe
3 others 100001 vermarktungsart
56 others 100001 zimmer
59 others 100010 ausstattung
27 others 100010 objektart
27 others 100010 ort
74 others 100010 untergruppe
49 others 100010 vermarktungsart
-10 others 100010 zimmer
30 others 100011 objektart
3 others 100100 ausstattung
42 others 100100 baujahr
29 others 100100 befristung
12 others 100100 flaeche
15 others 100100 heizung
47 others 100100 objektart
40 others 100100 ort
49 others 100100 preis
25 others 100100 provisionsfrei
20 others 100100 stock
-25 others 100100 vermarktungsart
33 others 100110 ausstattung
23 others 100110 objektart
19 others 100110 ort
-9 others 100110 vermarktungsart
73 others 101000 ausstattung
55 others 101000 bauart
-84 others 101000 flaeche
15 others 101000 objektart
-29 others 101000 ort
-38 others 101000 preis
7 others 101000 untergruppe
20 others 101000 verfuegbar
-50 others 101000 vermarktungsart
57 others 101000 zimmer
50 others 101000 zustand
28 others 101010 ausstattung
56 others 101010 flaeche
-56 others 101010 objektart
-51 others 101010 ort
-56 others 101010 untergruppe
-38 others 101010 vermarktungsart
27 others 101010 zimmer
5 others 101011 objektart
41 others 101011 zimmer
77 others 101100 ausstattung
-12 others 101100 ort
53 others 101100 preis
15 others 101100 vermarktungsart
61 others 101110 ausstattung
-59 others 110000 ausstattung
40 others 110000 bauart
-15 others 110000 baujahr
56 others 110000 flaeche
24 others 110000 grund
31 others 110000 heizung
23 others 110000 hwb
37 others 110000 objektart
-23 others 110000 ort
34 others 110000 preis
27 others 110000 provisionsfrei
15 others 110000 rendite
29 others 110000 sort
-10 others 110000 stock
-45 others 110000 untergruppe
41 others 110000 verfuegbar
50 others 110000 vermarktungsart
38 others 110000 zimmer
19 others 110000 zustand
22 others 110001 ausstattung
8 others 110001 preis
3 others 110001 vermarktungsart
34 others 110010 ausstattung
37 others 110010 ort
21 others 110010 vermarktungsart
-10 others 110010 zimmer
20 others 110010 zustand
-30 others 110100 ausstattung
27 others 110100 befristung
7 others 110100 flaeche
14 others 110100 heizung
-24 others 110100 objektart
-23 others 110100 ort
56 others 110100 preis
24 others 110100 provisionsfrei
39 others 110100 vermarktungsart
27 others 110101 preis
33 others 110110 ausstattung
35 others 110110 vermarktungsart
32 others 111000 ausstattung
20 others 111000 befristung
41 others 111000 flaeche
-20 others 111000 grund
26 others 111000 kaution
6 others 111000 objektart
-62 others 111000 ort
4 others 111000 preis
25 others 111000 rendite
18 others 111000 sort
64 others 111000 vermarktungsart
43 others 111000 zimmer
48 others 111001 ausstattung
35 others 111001 preis
10 others 111001 vermarktungsart
56 others 111010 ausstattung
-7 others 111010 flaeche
-16 others 111010 ort
32 others 111010 preis
35 others 111010 vermarktungsart
51 others 111010 zimmer
37 others 111011 ausstattung
50 others 111100 ausstattung
48 others 111100 kaution
40 others 111100 preis
17 others 111100 verfuegbar
26 others 111100 vermarktungsart
23 others 111110 ausstattung
45 others 111110 flaeche
24 others 111110 verfuegbar
3 plz
1 preis
40 provisionsfrei
29 rendite
65 right about
-45 right and
36 right around
-79 right aside
-131 right asideAfter
-13 right asks
17 right comma
47 right facing
-13 right in
31 right instead
-54 right law
-3 right max
25 right maxAfter
8 right min
11 right minAfter
31 right not
39 right notAfter
88 right or
-100 right presently
-86 right story
52 right street
18 right to
49 right topic.age
55 right topic.available
-48 right topic.price
35 right topic.rent
-22 right topic.size
57 right unit.currency
29 right unit.other
61 right unit.years
-32 right visit
-39 right wish
-26 right wishAfter
9 right with
21 rivals 0000 0000
-3 rivals 0000 0001
16 rivals 0000 0010
34 rivals 0000 0011
42 rivals 0000 1000
-5 rivals 0000 1001
27 rivals 0000 1010
23 rivals 0000 1100
-15 rivals 0000 1101
28 rivals 0000 1110
7 rivals 0000 ausstattung
21 rivals 0000 bauart
7 rivals 0000 baujahr
38 rivals 0000 befristung
33 rivals 0000 dachgeschoss
14 rivals 0000 flaeche
7 rivals 0000 grund
32 rivals 0000 heizung
32 rivals 0000 hwb
9 rivals 0000 kaution
39 rivals 0000 land
23 rivals 0000 objektart
35 rivals 0000 ort
-4 rivals 0000 plz
4 rivals 0000 preis
33 rivals 0000 provisionsfrei
29 rivals 0000 rendite
29 rivals 0000 sort
39 rivals 0000 stock
25 rivals 0000 umkreis
14 rivals 0000 untergruppe
21 rivals 0000 verfuegbar
15 rivals 0000 vermarktungsart
17 rivals 0000 zimmer
35 rivals 0000 zustand
12 rivals 0100 0000
20 rivals 0100 0001
25 rivals 0100 0010
10 rivals 0100 0011
-70 rivals 0100 1000
27 rivals 0100 1010
28 rivals 0100 1100
46 rivals 0100 ausstattung
39 rivals 0100 heizung
-47 rivals 0100 objektart
-29 rivals 0100 ort
29 rivals 0100 plz
-50 rivals 0100 preis
33 rivals 0100 provisionsfrei
86 rivals 0100 untergruppe
57 rivals 0100 vermarktungsart
-32 rivals 0101 0000
-57 rivals 0101 0001
13 rivals 0101 1000
-29 rivals 0101 1001
13 rivals 0101 1100
-12 rivals 0101 1101
19 rivals 0101 ausstattung
-68 rivals 0101 flaeche
30 rivals 0101 objektart
-64 rivals 0101 ort
-29 rivals 0101 preis
42 rivals 0101 provisionsfrei
3 rivals 0101 vermarktungsart
21 rivals 1000 0000
71 rivals 1000 0001
21 rivals 1000 0010
6 rivals 1000 0011
15 rivals 1000 1000
67 rivals 1000 1100
11 rivals 1000 1110
24 rivals 1000 ausstattung
34 rivals 1000 heizung
27 rivals 1000 objektart
84 rivals 1000 ort
36 rivals 1000 plz
86 rivals 1000 preis
40 rivals 1000 provisionsfrei
14 rivals 1000 untergruppe
33 rivals 1000 vermarktungsart
-5 rivals 1000 zimmer
41 rivals 1010 0000
52 rivals 1010 0001
13 rivals 1010 0010
67 rivals 1010 1000
52 rivals 1010 1010
44 rivals 1010 1100
40 rivals 1010 1110
9 rivals 1010 ausstattung
44 rivals 1010 flaeche
28 rivals 1010 objektart
69 rivals 1010 ort
40 rivals 1010 preis
11 rivals 1010 provisionsfrei
67 rivals 1010 untergruppe
35 rivals 1010 vermarktungsart
42 rivals 1010 zimmer
8 rivals 1100 0000
34 rivals 1100 1100
39 rivals 1100 ausstattung
-46 rivals 1100 ort
21 rivals 1100 vermarktungsart
-8 rivals 1101 0001
-9 rivals 1101 vermarktungsart
32 rivals 1110 0010
-36 rivals 1110 1000
79 rivals 1110 ausstattung
9 rivals 1110 vermarktungsart
17 seeking 0000
8 seeking 0000 ausstattung
33 seeking 0000 bauart
65 seeking 0000 baujahr
26 seeking 0000 befristung
45 seeking 0000 dachgeschoss
27 seeking 0000 flaeche
56 seeking 0000 grund
28 seeking 0000 heizung
32 seeking 0000 hwb
70 seeking 0000 kaution
38 seeking 0000 land
25 seeking 0000 objektart
22 seeking 0000 ort
-15 seeking 0000 plz
7 seeking 0000 preis
28 seeking 0000 provisionsfrei
28 seeking 0000 rendite
29 seeking 0000 sort
28 seeking 0000 stock
36 seeking 0000 umkreis
-2 seeking 0000 untergruppe
33 seeking 0000 verfuegbar
12 seeking 0000 vermarktungsart
31 seeking 0000 zimmer
27 seeking 0000 zustand
-19 seeking 0001
16 seeking 0001 ausstattung
36 seeking 0001 bauart
5 seeking 0001 baujahr
26 seeking 0001 dachgeschoss
-25 seeking 0001 flaeche
16 seeking 0001 heizung
-2 seeking 0001 objektart
1 seeking 0001 ort
17 seeking 0001 plz
-28 seeking 0001 preis
-4 seeking 0001 stock
9 seeking 0001 untergruppe
18 seeking 0001 verfuegbar
22 seeking 0001 vermarktungsart
-12 seeking 0001 zimmer
9 seeking 0010
24 seeking 0010 ausstattung
23 seeking 0010 befristung
64 seeking 0010 flaeche
53 seeking 0010 grund
-24 seeking 0010 kaution
10 seeking 0010 objektart
39 seeking 0010 ort
39 seeking 0010 plz
51 seeking 0010 preis
14 seeking 0010 provisionsfrei
37 seeking 0010 stock
24 seeking 0010 umkreis
14 seeking 0010 untergruppe
17 seeking 0010 verfuegbar
45 seeking 0010 vermarktungsart
22 seeking 0010 zimmer
28 seeking 0011
4 seeking 0011 ausstattung
17 seeking 0011 ort
-2 seeking 1000
83 seeking 1000 ausstattung
16 seeking 1000 befristung
-13 seeking 1000 flaeche
-28 seeking 1000 grund
24 seeking 1000 land
12 seeking 1000 objektart
6 seeking 1000 ort
42 seeking 1000 plz
-3 seeking 1000 preis
41 seeking 1000 stock
24 seeking 1000 untergruppe
40 seeking 1000 verfuegbar
48 seeking 1000 vermarktungsart
-31 seeking 1000 zimmer
22 seeking 1000 zustand
-22 seeking 1001
-6 seeking 1001 objektart
6 seeking 1001 ort
-32 seeking 1001 vermarktungsart
34 seeking 1010
23 seeking 1010 objektart
34 seeking 1010 ort
41 seeking 1010 preis
19 seeking 1010 vermarktungsart
29 seeking 1100
45 seeking 1100 ausstattung
38 seeking 1100 bauart
74 seeking 1100 baujahr
19 seeking 1100 befristung
53 seeking 1100 flaeche
25 seeking 1100 heizung
17 seeking 1100 kaution
56 seeking 1100 objektart
8 seeking 1100 ort
29 seeking 1100 plz
37 seeking 1100 preis
11 seeking 1100 provisionsfrei
12 seeking 1100 stock
-8 seeking 1100 umkreis
81 seeking 1100 untergruppe
-11 seeking 1100 verfuegbar
45 seeking 1100 vermarktungsart
81 seeking 1100 zimmer
-18 seeking 1101
8 seeking 1101 ausstattung
-31 seeking 1101 objektart
11 seeking 1101 ort
-46 seeking 1101 preis
-7 seeking 1101 untergruppe
-16 seeking 1101 vermarktungsart
28 seeking 1101 zimmer
35 seeking 1110
24 seeking 1110 ausstattung
20 seeking 1110 objektart
34 seeking 1110 ort
34 seeking 1110 preis
25 seeking 1110 vermarktungsart
30 seeking 1110 zimmer
20 seeks at -1
12 seeks at -2
45 seeks at -3
34 seeks at -4
20 seeks at -5
55 seeks at -6
20 seeks at -7
34 seeks at 0
64 seeks at 1
6 seeks at 2
-2 seeks at 3
-40 seeks at 4
-3 seeks at 5
-36 seeks at 6
-16 seeks at 7
14 seeks at none
20 sentence 0000
17 sentence 0000 ausstattung
33 sentence 0000 bauart
65 sentence 0000 baujahr
26 sentence 0000 befristung
45 sentence 0000 dachgeschoss
24 sentence 0000 flaeche
53 sentence 0000 grund
28 sentence 0000 heizung
32 sentence 0000 hwb
70 sentence 0000 kaution
38 sentence 0000 land
25 sentence 0000 objektart
24 sentence 0000 ort
49 sentence 0000 plz
33 sentence 0000 preis
24 sentence 0000 provisionsfrei
28 sentence 0000 rendite
29 sentence 0000 sort
28 sentence 0000 stock
35 sentence 0000 umkreis
-2 sentence 0000 untergruppe
35 sentence 0000 verfuegbar
14 sentence 0000 vermarktungsart
34 sentence 0000 zimmer
27 sentence 0000 zustand
4 sentence 0011
36 sentence 0011 ausstattung
45 sentence 0011 bauart
-19 sentence 0011 baujahr
42 sentence 0011 befristung
28 sentence 0011 dachgeschoss
-4 sentence 0011 flaeche
-25 sentence 0011 grund
19 sentence 0011 heizung
34 sentence 0011 hwb
-16 sentence 0011 kaution
29 sentence 0011 land
-4 sentence 0011 objektart
4 sentence 0011 ort
54 sentence 0011 plz
-2 sentence 0011 preis
48 sentence 0011 provisionsfrei
33 sentence 0011 sort
24 sentence 0011 stock
5 sentence 0011 umkreis
-3 sentence 0011 untergruppe
16 sentence 0011 verfuegbar
37 sentence 0011 vermarktungsart
6 sentence 0011 zimmer
50 sentence 0011 zustand
-55 sentence 0100
48 sentence 0100 ausstattung
72 sentence 0100 objektart
-18 sentence 0100 ort
-47 sentence 0100 preis
8 sentence 0100 vermarktungsart
-46 sentence 0101
6 sentence 0101 ausstattung
-8 sentence 0101 objektart
-27 sentence 0101 ort
-40 sentence 0101 preis
-34 sentence 0101 zimmer
7 sentence 0111
10 sentence 0111 ausstattung
44 sentence 0111 objektart
-5 sentence 0111 ort
1 sentence 0111 vermarktungsart
22 sentence 1000
-9 sentence 1000 ausstattung
40 sentence 1000 flaeche
36 sentence 1000 objektart
26 sentence 1000 ort
70 sentence 1000 preis
23 sentence 1000 vermarktungsart
22 sentence 1000 zimmer
40 sentence 1001
34 sentence 1001 objektart
16 sentence 1001 ort
26 sentence 1011
7 sentence 1011 ausstattung
41 sentence 1011 flaeche
22 sentence 1011 objektart
18 sentence 1011 ort
28 sentence 1011 preis
9 sentence 1011 verfuegbar
13 sentence 1011 vermarktungsart
52 sentence 1011 zimmer
21 share 0 0000
-10 share 0 0001
6 share 0 0010
26 share 0 0011
40 share 0 1
6 share 0 1000
-34 share 0 1001
35 share 0 1010
24 share 0 1100
-26 share 0 1101
28 share 0 1110
18 share 0 2
28 share 0 3
39 share 0 4
1 share 0 5
23 share 0 ausstattung
20 share 0 bauart
16 share 0 baujahr
39 share 0 befristung
32 share 0 dachgeschoss
4 share 0 flaeche
16 share 0 grund
31 share 0 heizung
31 share 0 hwb
9 share 0 kaution
36 share 0 land
18 share 0 objektart
19 share 0 ort
-2 share 0 plz
1 share 0 preis
39 share 0 provisionsfrei
29 share 0 rendite
27 share 0 sort
22 share 0 stock
24 share 0 umkreis
11 share 0 untergruppe
5 share 0 verfuegbar
14 share 0 vermarktungsart
1 share 0 zimmer
34 share 0 zustand
-13 share 1 0000
-27 share 1 0001
33 share 1 0010
-11 share 1 1000
17 share 1 1001
32 share 1 1010
78 share 1 1100
39 share 1 1101
46 share 1 1110
-17 share 1 3
56 share 1 4
-3 share 1 5
-1 share 1 ausstattung
-9 share 1 baujahr
-2 share 1 flaeche
39 share 1 heizung
29 share 1 objektart
-7 share 1 ort
14 share 1 plz
20 share 1 preis
47 share 1 sort
-5 share 1 untergruppe
60 share 1 verfuegbar
56 share 1 vermarktungsart
30 share 1 zimmer
-8 share 2 0000
-5 share 2 0001
59 share 2 0010
23 share 2 2
19 share 2 4
-23 share 2 5
-4 share 2 ausstattung
17 share 2 objektart
4 share 2 ort
-26 share 2 preis
21 share 2 untergruppe
34 share 2 vermarktungsart
29 sort
24 stock
25 umkreis
21 unknown 0 0000
-10 unknown 0 0001
6 unknown 0 0010
26 unknown 0 0011
19 unknown 0 1000
-30 unknown 0 1001
35 unknown 0 1010
29 unknown 0 1100
-24 unknown 0 1101
28 unknown 0 1110
27 unknown 0 ausstattung
20 unknown 0 bauart
24 unknown 0 baujahr
37 unknown 0 befristung
32 unknown 0 dachgeschoss
5 unknown 0 flaeche
25 unknown 0 grund
30 unknown 0 heizung
31 unknown 0 hwb
8 unknown 0 kaution
36 unknown 0 land
20 unknown 0 objektart
19 unknown 0 of 0
-5 unknown 0 of 1
18 unknown 0 of 2
14 unknown 0 of 3
20 unknown 0 ort
1 unknown 0 plz
2 unknown 0 preis
38 unknown 0 provisionsfrei
28 unknown 0 rendite
27 unknown 0 sort
22 unknown 0 stock
24 unknown 0 umkreis
17 unknown 0 untergruppe
33 unknown 0 verfuegbar
13 unknown 0 vermarktungsart
1 unknown 0 zimmer
34 unknown 0 zustand
18 unknown 00
12 unknown 01
-6 unknown 02
18 unknown 03
-4 unknown 1 0000
-21 unknown 1 0001
67 unknown 1 0010
-23 unknown 1 1000
-34 unknown 1 1001
29 unknown 1 1010
45 unknown 1 1100
12 unknown 1 1101
46 unknown 1 1110
10 unknown 1 ausstattung
59 unknown 1 bauart
9 unknown 1 baujahr
-2 unknown 1 flaeche
39 unknown 1 heizung
12 unknown 1 objektart
11 unknown 1 of 1
-24 unknown 1 of 2
1 unknown 1 of 3
-8 unknown 1 ort
-16 unknown 1 plz
10 unknown 1 preis
45 unknown 1 sort
59 unknown 1 umkreis
9 unknown 1 untergruppe
12 unknown 1 verfuegbar
24 unknown 1 vermarktungsart
22 unknown 1 zimmer
40 unknown 1 zustand
-13 unknown 10
-32 unknown 11
19 unknown 12
-22 unknown 2 0000
-18 unknown 2 0001
-31 unknown 2 1000
19 unknown 2 1001
32 unknown 2 1100
-3 unknown 2 ausstattung
16 unknown 2 objektart
-12 unknown 2 of 2
-23 unknown 2 of 3
2 unknown 2 ort
10 unknown 2 preis
-44 unknown 2 untergruppe
72 unknown 2 vermarktungsart
87 unknown 2 zimmer
2 unknown 20
-14 unknown 21
10 unknown 3 0000
-44 unknown 3 1000
55 unknown 3 1100
-4 unknown 3 ausstattung
79 unknown 3 objektart
-17 unknown 3 of 3
-24 unknown 3 ort
-9 unknown 3 preis
12 unknown 3 untergruppe
62 unknown 3 vermarktungsart
-12 unknown 3 zimmer
1 unknown 30
-2 untergruppe
21 verfuegbar
19 vermarktungsart
3 zimmer
35 zustand
`
