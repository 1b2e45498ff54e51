/**
 * Places that anybody who drives travellers knows, written by hand and not taken from the service's own gazetteer: what a text
 * names is judged by this table alone. One place a line: names (the first is the plain English one, the others mean the same
 * place), country, position to about a kilometre, and the countries within some 15 km of it in which a kilometre costs less.
 * Names that a larger place elsewhere bears as well are left out.
 */
export const AIRPORTS = `
Geneva Airport (GVA) = Aéroport de Genève = Flughafen Genf = Lotnisko Genewa | CH | 46.24 6.11 | FR
Zurich Airport (ZRH) = Flughafen Zürich = Aéroport de Zurich | CH | 47.46 8.55 | DE
Paris Charles de Gaulle Airport (CDG) = Aéroport Paris-Charles de Gaulle = Roissy Charles de Gaulle | FR | 49.01 2.55
Paris Orly Airport (ORY) = Aéroport de Paris-Orly | FR | 48.73 2.37
Nice Côte d'Azur Airport (NCE) = Aéroport Nice Côte d'Azur = Nice Airport | FR | 43.66 7.21
Lyon Saint-Exupéry Airport (LYS) = Aéroport Lyon Saint-Exupéry = Lyon Airport | FR | 45.72 5.08
Marseille Provence Airport (MRS) = Aéroport Marseille Provence | FR | 43.44 5.21
Toulouse-Blagnac Airport (TLS) = Toulouse Airport = Aéroport Toulouse-Blagnac | FR | 43.63 1.37
Bordeaux-Mérignac Airport (BOD) = Bordeaux Airport | FR | 44.83 -0.71
Nantes Atlantique Airport (NTE) = Nantes Airport | FR | 47.15 -1.61
Rome Fiumicino Airport (FCO) = Aeroporto di Roma Fiumicino = Fiumicino Airport | IT | 41.80 12.25
Rome Ciampino Airport (CIA) = Aeroporto di Roma Ciampino | IT | 41.80 12.59
Milan Malpensa Airport (MXP) = Aeroporto di Milano Malpensa = Malpensa Airport | IT | 45.63 8.72
Milan Linate Airport (LIN) = Aeroporto di Milano Linate = Linate Airport | IT | 45.45 9.28
Bergamo Airport (BGY) = Milan Bergamo Airport = Aeroporto di Orio al Serio | IT | 45.67 9.70
Venice Marco Polo Airport (VCE) = Venice Airport = Aeroporto di Venezia | IT | 45.50 12.35
Bologna Airport (BLQ) = Aeroporto di Bologna | IT | 44.53 11.29
Pisa Airport (PSA) = Pisa International Airport | IT | 43.68 10.39
Naples Airport (NAP) = Aeroporto di Napoli | IT | 40.88 14.29
Turin Airport (TRN) = Aeroporto di Torino | IT | 45.20 7.65
Verona Airport (VRN) = Aeroporto di Verona | IT | 45.40 10.89
Bari Airport (BRI) = Aeroporto di Bari | IT | 41.14 16.76
Catania Airport (CTA) = Aeroporto di Catania | IT | 37.47 15.07
Munich Airport (MUC) = Flughafen München = Lotnisko Monachium | DE | 48.35 11.79
Frankfurt Airport (FRA) = Flughafen Frankfurt = Frankfurt am Main Airport | DE | 50.03 8.57
Berlin Brandenburg Airport (BER) = Flughafen Berlin Brandenburg = Berlin Airport | DE | 52.37 13.50
Hamburg Airport (HAM) = Flughafen Hamburg | DE | 53.63 9.99
Cologne Bonn Airport (CGN) = Flughafen Köln/Bonn | DE | 50.87 7.14
Düsseldorf Airport (DUS) = Flughafen Düsseldorf | DE | 51.28 6.77
Stuttgart Airport (STR) = Flughafen Stuttgart | DE | 48.69 9.22
Nuremberg Airport (NUE) = Flughafen Nürnberg | DE | 49.50 11.08
Memmingen Airport (FMM) = Flughafen Memmingen | DE | 47.99 10.24
Friedrichshafen Airport (FDH) = Flughafen Friedrichshafen | DE | 47.67 9.51 | AT
Vienna Airport (VIE) = Flughafen Wien = Vienna International Airport | AT | 48.12 16.57 | SK
Salzburg Airport (SZG) = Flughafen Salzburg | AT | 47.79 13.00
Innsbruck Airport (INN) = Flughafen Innsbruck | AT | 47.26 11.34
Graz Airport (GRZ) = Flughafen Graz | AT | 46.99 15.44
Madrid Barajas Airport (MAD) = Aeropuerto de Madrid-Barajas | ES | 40.47 -3.57
Barcelona Airport (BCN) = Barcelona El Prat Airport = Aeropuerto de Barcelona | ES | 41.30 2.08
Málaga Airport (AGP) = Aeropuerto de Málaga = Malaga Airport | ES | 36.68 -4.49
Alicante Airport (ALC) = Aeropuerto de Alicante | ES | 38.28 -0.56
Valencia Airport (VLC) = Aeropuerto de Valencia | ES | 39.49 -0.48
Seville Airport (SVQ) = Aeropuerto de Sevilla | ES | 37.42 -5.89
Bilbao Airport (BIO) = Aeropuerto de Bilbao | ES | 43.30 -2.91
Girona Airport (GRO) = Girona-Costa Brava Airport | ES | 41.90 2.76
Reus Airport (REU) = Aeropuerto de Reus | ES | 41.15 1.17
Palma de Mallorca Airport (PMI) = Palma Airport = Aeropuerto de Palma de Mallorca | ES | 39.55 2.74
Lisbon Airport (LIS) = Aeroporto de Lisboa | PT | 38.77 -9.13
Porto Airport (OPO) = Aeroporto do Porto | PT | 41.24 -8.68
Faro Airport (FAO) = Aeroporto de Faro | PT | 37.02 -7.97
London Heathrow Airport (LHR) = Heathrow Airport | GB | 51.47 -0.45
London Gatwick Airport (LGW) = Gatwick Airport | GB | 51.15 -0.19
London Stansted Airport (STN) = Stansted Airport | GB | 51.89 0.24
London Luton Airport (LTN) = Luton Airport | GB | 51.87 -0.37
Manchester Airport (MAN) | GB | 53.36 -2.27
Birmingham Airport (BHX) | GB | 52.45 -1.74
Bristol Airport (BRS) | GB | 51.38 -2.72
Edinburgh Airport (EDI) | GB | 55.95 -3.37
Glasgow Airport (GLA) | GB | 55.87 -4.43
Inverness Airport (INV) | GB | 57.54 -4.05
Dublin Airport (DUB) | IE | 53.42 -6.27
Cork Airport (ORK) | IE | 51.84 -8.49
Shannon Airport (SNN) | IE | 52.70 -8.92
Amsterdam Schiphol Airport (AMS) = Schiphol Airport = Luchthaven Schiphol | NL | 52.31 4.76
Eindhoven Airport (EIN) | NL | 51.45 5.37 | BE
Rotterdam The Hague Airport (RTM) | NL | 51.96 4.44
Brussels Airport (BRU) = Brussels Zaventem Airport = Aéroport de Bruxelles | BE | 50.90 4.48
Brussels South Charleroi Airport (CRL) = Charleroi Airport | BE | 50.46 4.45
Luxembourg Airport (LUX) | LU | 49.62 6.21 | DE
Copenhagen Airport (CPH) = Københavns Lufthavn | DK | 55.62 12.65 | SE
Billund Airport (BLL) = Billund Lufthavn | DK | 55.74 9.15
Aalborg Airport (AAL) = Aalborg Lufthavn | DK | 57.09 9.85
Stockholm Arlanda Airport (ARN) = Arlanda Airport | SE | 59.65 17.92
Gothenburg Landvetter Airport (GOT) = Göteborg Landvetter Airport | SE | 57.66 12.28
Malmö Airport (MMX) | SE | 55.54 13.37
Oslo Gardermoen Airport (OSL) = Oslo Airport = Oslo lufthavn | NO | 60.20 11.08
Bergen Airport (BGO) = Bergen Flesland Airport | NO | 60.29 5.22
Stavanger Airport (SVG) = Stavanger Sola Airport | NO | 58.88 5.64
Trondheim Airport (TRD) = Trondheim Værnes Airport | NO | 63.46 10.92
Tromsø Airport (TOS) | NO | 69.68 18.92
Helsinki Airport (HEL) = Helsinki-Vantaa Airport = Helsinki-Vantaan lentoasema | FI | 60.32 24.96
Rovaniemi Airport (RVN) = Rovaniemen lentoasema | FI | 66.56 25.83
Kittilä Airport (KTT) | FI | 67.70 24.85
Keflavík Airport (KEF) = Keflavik International Airport | IS | 63.99 -22.61
Warsaw Chopin Airport (WAW) = Lotnisko Chopina = Warsaw Airport | PL | 52.17 20.97
Warsaw Modlin Airport (WMI) = Modlin Airport | PL | 52.45 20.65
Kraków Airport (KRK) = Krakow Airport = Lotnisko Kraków-Balice = Kraków-Balice Airport | PL | 50.08 19.78
Katowice Airport (KTW) = Lotnisko Katowice-Pyrzowice | PL | 50.47 19.08
Gdańsk Airport (GDN) = Gdansk Lech Walesa Airport = Lotnisko Gdańsk | PL | 54.38 18.47
Wrocław Airport (WRO) = Lotnisko Wrocław | PL | 51.10 16.89
Poznań Airport (POZ) = Lotnisko Poznań-Ławica | PL | 52.42 16.83
Prague Airport (PRG) = Václav Havel Airport = Letiště Praha | CZ | 50.10 14.26
Brno Airport (BRQ) = Letiště Brno | CZ | 49.15 16.69
Bratislava Airport (BTS) = Letisko Bratislava | SK | 48.17 17.21
Košice Airport (KSC) = Letisko Košice | SK | 48.66 21.24
Budapest Airport (BUD) = Budapest Ferenc Liszt Airport | HU | 47.44 19.26
Bucharest Otopeni Airport (OTP) = Bucharest Henri Coandă Airport = Aeroportul Otopeni | RO | 44.57 26.09
Cluj-Napoca Airport (CLJ) = Cluj Airport | RO | 46.79 23.69
Timișoara Airport (TSR) | RO | 45.81 21.34
Iași Airport (IAS) | RO | 47.18 27.62 | MD
Sofia Airport (SOF) = Летище София | BG | 42.69 23.41
Varna Airport (VAR) = Летище Варна | BG | 43.23 27.83
Burgas Airport (BOJ) = Летище Бургас | BG | 42.57 27.52
Athens Airport (ATH) = Athens International Airport = Αεροδρόμιο Αθηνών | GR | 37.94 23.95
Thessaloniki Airport (SKG) | GR | 40.52 22.97
Heraklion Airport (HER) | GR | 35.34 25.18
Chania Airport (CHQ) | GR | 35.53 24.15
Rhodes Airport (RHO) | GR | 36.41 28.09
Corfu Airport (CFU) | GR | 39.60 19.91 | AL
Istanbul Airport (IST) = İstanbul Havalimanı | TR | 41.28 28.74
Istanbul Sabiha Gökçen Airport (SAW) = Sabiha Gökçen Airport | TR | 40.90 29.31
Antalya Airport (AYT) = Antalya Havalimanı | TR | 36.90 30.80
Dalaman Airport (DLM) = Dalaman Havalimanı | TR | 36.72 28.79
Bodrum Airport (BJV) = Milas-Bodrum Airport | TR | 37.25 27.66
Izmir Airport (ADB) = Izmir Adnan Menderes Airport | TR | 38.29 27.16
Ankara Esenboğa Airport (ESB) = Ankara Airport | TR | 40.13 32.99
Zagreb Airport (ZAG) = Zračna luka Zagreb | HR | 45.74 16.07
Split Airport (SPU) = Zračna luka Split | HR | 43.54 16.30
Dubrovnik Airport (DBV) = Zračna luka Dubrovnik | HR | 42.56 18.27 | BA ME
Zadar Airport (ZAD) = Zračna luka Zadar | HR | 44.11 15.35
Pula Airport (PUY) = Zračna luka Pula | HR | 44.89 13.92
Ljubljana Airport (LJU) = Letališče Ljubljana | SI | 46.22 14.46
Belgrade Airport (BEG) = Belgrade Nikola Tesla Airport | RS | 44.82 20.31
Sarajevo Airport (SJJ) | BA | 43.82 18.33
Mostar Airport (OMO) | BA | 43.28 17.85
Podgorica Airport (TGD) | ME | 42.36 19.25 | AL
Tivat Airport (TIV) | ME | 42.40 18.72
Tirana Airport (TIA) = Tirana International Airport | AL | 41.41 19.72
Skopje Airport (SKP) | MK | 41.96 21.62
Ohrid Airport (OHD) | MK | 41.18 20.74
Chișinău Airport (RMO) = Chisinau Airport | MD | 46.93 28.93
Vilnius Airport (VNO) | LT | 54.63 25.28
Kaunas Airport (KUN) | LT | 54.96 24.08
Riga Airport (RIX) = Lidosta Rīga | LV | 56.92 23.97
Tallinn Airport (TLL) = Tallinna lennujaam | EE | 59.41 24.83
Larnaca Airport (LCA) = Larnaka Airport | CY | 34.88 33.63
Paphos Airport (PFO) = Pafos Airport | CY | 34.72 32.49
Malta International Airport (MLA) = Malta Airport | MT | 35.86 14.48
Tbilisi Airport (TBS) | GE | 41.67 44.95
Batumi Airport (BUS) | GE | 41.61 41.60
Kutaisi Airport (KUT) | GE | 42.18 42.48
Yerevan Zvartnots Airport (EVN) = Yerevan Airport = Zvartnots Airport | AM | 40.15 44.40
`

/** Towns of more than 20,000 people. */
export const CITIES = `
Geneva = Genève = Genf = Ginevra = Genewa = Ženeva | CH | 46.20 6.14 | FR
Zurich = Zürich = Zurych = Zurigo | CH | 47.37 8.54
Bern = Berne | CH | 46.95 7.45
Lausanne = Losanna = Lozanna | CH | 46.52 6.63 | FR
Lucerne = Luzern | CH | 47.05 8.31
Montreux | CH | 46.43 6.91 | FR
Lugano | CH | 46.01 8.95 | IT
Paris = Parigi = Paryż = Париж | FR | 48.86 2.35
Lyon = Lione | FR | 45.76 4.84
Marseille = Marsiglia = Marsylia | FR | 43.30 5.37
Nice = Nizza = Nicea | FR | 43.70 7.27
Cannes | FR | 43.55 7.02
Grenoble | FR | 45.19 5.72
Annecy | FR | 45.90 6.13
Strasbourg = Straßburg = Strasburgo | FR | 48.58 7.75 | DE
Toulouse = Tolosa | FR | 43.60 1.44
Bordeaux | FR | 44.84 -0.58
Nantes | FR | 47.22 -1.55
Lille | FR | 50.63 3.06 | BE
Avignon | FR | 43.95 4.81
Montpellier | FR | 43.61 3.88
Reims | FR | 49.26 4.03
Dijon | FR | 47.32 5.04
Rome = Roma = Rzym = Рим | IT | 41.90 12.50
Milan = Milano = Mailand = Mediolan | IT | 45.46 9.19
Venice = Venezia = Venedig = Venise | IT | 45.44 12.33
Florence = Firenze = Florenz | IT | 43.77 11.26
Naples = Napoli = Neapel | IT | 40.85 14.27
Turin = Torino | IT | 45.07 7.69
Bologna = Bolonia | IT | 44.49 11.34
Verona | IT | 45.44 10.99
Genoa = Genova = Genua = Gênes | IT | 44.41 8.93
Trieste = Triest | IT | 45.65 13.77 | SI HR
Bari | IT | 41.12 16.87
Palermo | IT | 38.12 13.36
Bolzano = Bozen | IT | 46.50 11.35
Siena | IT | 43.32 11.33
Perugia | IT | 43.11 12.39
Como | IT | 45.81 9.08
Munich = München = Monachium = Monaco di Baviera | DE | 48.14 11.58
Berlin = Berlino | DE | 52.52 13.40
Hamburg = Amburgo | DE | 53.55 9.99
Cologne = Köln = Colonia | DE | 50.94 6.96
Dresden = Drezno | DE | 51.05 13.74
Leipzig = Lipsk | DE | 51.34 12.37
Stuttgart = Stoccarda | DE | 48.78 9.18
Nuremberg = Nürnberg = Norimberga | DE | 49.45 11.08
Freiburg im Breisgau = Freiburg | DE | 47.99 7.85
Heidelberg | DE | 49.41 8.69
Bremen | DE | 53.08 8.80
Hanover = Hannover | DE | 52.37 9.73
Garmisch-Partenkirchen | DE | 47.49 11.10 | AT
Vienna = Wien = Wiedeń = Bécs = Vídeň | AT | 48.21 16.37
Salzburg = Salisburgo | AT | 47.80 13.04
Innsbruck | AT | 47.27 11.39
Graz | AT | 47.07 15.44
Linz | AT | 48.31 14.29
Klagenfurt | AT | 46.62 14.31 | SI
Madrid = Madryt | ES | 40.42 -3.70
Barcelona = Barcelone = Barcellona | ES | 41.39 2.17
Seville = Sevilla = Sewilla | ES | 37.39 -5.99
Bilbao | ES | 43.26 -2.93
Málaga = Malaga | ES | 36.72 -4.42
Marbella | ES | 36.51 -4.89
Benidorm | ES | 38.54 -0.13
Alicante | ES | 38.35 -0.48
Zaragoza = Saragossa | ES | 41.65 -0.89
San Sebastián = Donostia | ES | 43.32 -1.98
Lloret de Mar | ES | 41.70 2.85
Lisbon = Lisboa = Lissabon = Lizbona | PT | 38.72 -9.14
Porto | PT | 41.15 -8.61
Faro | PT | 37.02 -7.93
Coimbra | PT | 40.21 -8.43
Évora | PT | 38.57 -7.91
London = Londres = Londra = Londyn | GB | 51.51 -0.13
Manchester | GB | 53.48 -2.24
Liverpool | GB | 53.41 -2.98
Birmingham | GB | 52.48 -1.90
Edinburgh = Edynburg | GB | 55.95 -3.19
Glasgow | GB | 55.86 -4.25
Inverness | GB | 57.48 -4.22
Oxford | GB | 51.75 -1.26
Cambridge | GB | 52.21 0.12
Brighton | GB | 50.83 -0.14
Cardiff | GB | 51.48 -3.18
Aberdeen | GB | 57.15 -2.10
Dublin = Dublino | IE | 53.35 -6.26
Cork | IE | 51.90 -8.47
Galway | IE | 53.27 -9.05
Limerick | IE | 52.66 -8.63
Amsterdam | NL | 52.37 4.90
Rotterdam | NL | 51.92 4.48
Utrecht | NL | 52.09 5.12
Eindhoven | NL | 51.44 5.48 | BE
Maastricht | NL | 50.85 5.69 | BE DE
Groningen | NL | 53.22 6.57
Brussels = Bruxelles = Brussel = Bruksela | BE | 50.85 4.35
Antwerp = Antwerpen = Anvers | BE | 51.22 4.40
Bruges = Brugge | BE | 51.21 3.22
Ghent = Gent | BE | 51.05 3.72
Liège = Lüttich | BE | 50.63 5.57
Luxembourg City = Ville de Luxembourg | LU | 49.61 6.13 | BE DE
Copenhagen = København = Kopenhagen | DK | 55.68 12.57
Aarhus | DK | 56.16 10.20
Odense | DK | 55.40 10.39
Aalborg | DK | 57.05 9.92
Stockholm = Estocolmo = Sztokholm | SE | 59.33 18.07
Gothenburg = Göteborg | SE | 57.71 11.97
Malmö | SE | 55.61 13.00
Uppsala | SE | 59.86 17.64
Oslo | NO | 59.91 10.75
Bergen | NO | 60.39 5.32
Stavanger | NO | 58.97 5.73
Trondheim | NO | 63.43 10.40
Tromsø | NO | 69.65 18.96
Helsinki = Helsingfors | FI | 60.17 24.94
Turku = Åbo | FI | 60.45 22.27
Tampere = Tammerfors | FI | 61.50 23.76
Rovaniemi | FI | 66.50 25.73
Reykjavík = Reykjavik | IS | 64.14 -21.93
Warsaw = Warszawa = Warschau = Varsovie = Varšava | PL | 52.23 21.01
Kraków = Krakow = Krakau = Cracovie = Cracow | PL | 50.06 19.94
Gdańsk = Danzig | PL | 54.35 18.65
Wrocław = Breslau | PL | 51.11 17.03
Poznań = Posen | PL | 52.41 16.93
Łódź = Lodz | PL | 51.76 19.46
Katowice = Kattowitz | PL | 50.26 19.02
Zakopane | PL | 49.30 19.95 | SK
Lublin | PL | 51.25 22.57
Szczecin = Stettin | PL | 53.43 14.55
Toruń | PL | 53.01 18.60
Rzeszów | PL | 50.04 22.00
Prague = Praha = Prag = Praga | CZ | 50.08 14.43
Brno = Brünn | CZ | 49.20 16.61
Karlovy Vary = Karlsbad | CZ | 50.23 12.87
Ostrava | CZ | 49.83 18.28 | PL
Pilsen = Plzeň | CZ | 49.75 13.38
Bratislava = Pressburg = Bratysława | SK | 48.15 17.11
Košice = Kosice | SK | 48.72 21.26
Poprad | SK | 49.06 20.30
Budapest = Budapeszt | HU | 47.50 19.04
Debrecen | HU | 47.53 21.63
Pécs | HU | 46.07 18.23
Szeged | HU | 46.25 20.15 | RS
Bucharest = București = Bukarest = Bukareszt | RO | 44.43 26.10
Cluj-Napoca = Cluj | RO | 46.77 23.60
Brașov = Brasov = Kronstadt | RO | 45.65 25.61
Sibiu = Hermannstadt | RO | 45.79 24.15
Timișoara = Timisoara | RO | 45.75 21.23
Constanța = Constanta | RO | 44.17 28.64
Iași = Iasi | RO | 47.16 27.59
Sofia = София = Sofía | BG | 42.70 23.32
Plovdiv = Пловдив | BG | 42.14 24.75
Varna = Варна | BG | 43.21 27.91
Burgas = Бургас | BG | 42.50 27.47
Athens = Αθήνα = Athen = Ateny = Athènes | GR | 37.98 23.73
Thessaloniki = Θεσσαλονίκη = Saloniki | GR | 40.64 22.94
Patras = Πάτρα | GR | 38.25 21.73
Kalamata | GR | 37.04 22.11
Istanbul = İstanbul = Stambuł | TR | 41.01 28.98
Ankara | TR | 39.93 32.86
Izmir = İzmir = Smyrna | TR | 38.42 27.14
Antalya | TR | 36.90 30.70
Bodrum | TR | 37.03 27.43
Marmaris | TR | 36.85 28.27
Alanya | TR | 36.55 32.00
Bursa | TR | 40.19 29.06
Konya | TR | 37.87 32.48
Zagreb = Zagabria = Zagrzeb | HR | 45.81 15.98
Split | HR | 43.51 16.44
Dubrovnik | HR | 42.65 18.09 | BA
Zadar | HR | 44.12 15.23
Rijeka = Fiume | HR | 45.33 14.44
Šibenik | HR | 43.73 15.90
Osijek | HR | 45.55 18.69
Ljubljana = Laibach = Lublana | SI | 46.06 14.51
Maribor | SI | 46.55 15.65
Belgrade = Beograd = Београд = Belgrad | RS | 44.82 20.46
Novi Sad = Нови Сад | RS | 45.25 19.84
Niš | RS | 43.32 21.90
Sarajevo = Сарајево | BA | 43.86 18.41
Mostar | BA | 43.34 17.81
Banja Luka | BA | 44.77 17.19
Podgorica | ME | 42.44 19.26
Tirana = Tiranë | AL | 41.33 19.82
Durrës = Durres | AL | 41.32 19.45
Skopje = Скопје | MK | 42.00 21.43
Ohrid = Охрид | MK | 41.12 20.80
Bitola | MK | 41.03 21.33
Chișinău = Chisinau | MD | 47.01 28.86
Bălți | MD | 47.76 27.93
Vilnius = Wilno = Wilna | LT | 54.69 25.28
Kaunas = Kowno | LT | 54.90 23.90
Klaipėda | LT | 55.71 21.13
Riga = Rīga = Ryga | LV | 56.95 24.11
Liepāja | LV | 56.51 21.01
Tallinn = Reval | EE | 59.44 24.75
Tartu | EE | 58.38 26.72
Pärnu | EE | 58.39 24.50
Nicosia = Λευκωσία = Nikosia | CY | 35.17 33.36
Limassol = Λεμεσός | CY | 34.68 33.04
Paphos = Πάφος | CY | 34.77 32.42
Tbilisi = თბილისი = Tiflis | GE | 41.72 44.78
Batumi = ბათუმი | GE | 41.64 41.64
Kutaisi = ქუთაისი | GE | 42.27 42.70
Yerevan = Երևան = Erewan = Eriwan | AM | 40.18 44.51
Gyumri | AM | 40.79 43.85
`

/** Resorts and towns of fewer than 20,000 people, which are not known by their names alone everywhere. */
export const SMALL_PLACES = `
Interlaken | CH | 46.69 7.86
Locarno | CH | 46.17 8.80 | IT
Saint-Tropez = St Tropez | FR | 43.27 6.64
Biarritz | FR | 43.48 -1.56 | ES
Sorrento | IT | 40.63 14.38
Sitges | ES | 41.24 1.81
Albufeira | PT | 37.09 -8.25
Lillehammer | NO | 61.12 10.47
Akureyri | IS | 65.68 -18.10
Český Krumlov | CZ | 48.81 14.32
Nafplio | GR | 37.57 22.80
Delphi | GR | 38.48 22.50
Meteora | GR | 39.71 21.63
Rovinj | HR | 45.08 13.64
Bled | SI | 46.37 14.11
Piran | SI | 45.53 13.57
Budva | ME | 42.29 18.84
Kotor | ME | 42.42 18.77
Sarandë = Saranda | AL | 39.87 20.01
Valletta = La Valletta | MT | 35.90 14.51
Sliema | MT | 35.91 14.50
Monte Carlo = Monte-Carlo | MC | 43.74 7.43 | FR IT
Andorra la Vella = Andorra-la-Vieille | AD | 42.51 1.52 | ES
Chamonix = Chamonix-Mont-Blanc | FR | 45.92 6.87 | IT
Argentière = Argentiere | FR | 45.98 6.93 | IT
Les Houches | FR | 45.89 6.80 | IT
Megève = Megeve | FR | 45.86 6.62
Morzine | FR | 46.18 6.71
Avoriaz | FR | 46.19 6.77
Courchevel | FR | 45.42 6.63
Méribel = Meribel | FR | 45.40 6.57
Val Thorens | FR | 45.30 6.58
Les Menuires | FR | 45.32 6.54
Tignes | FR | 45.47 6.91 | IT
Val-d'Isère = Val d'Isere | FR | 45.45 6.98 | IT
La Plagne | FR | 45.51 6.68
Les Arcs | FR | 45.57 6.80 | IT
Alpe d'Huez = L'Alpe d'Huez | FR | 45.09 6.07
Les Deux Alpes | FR | 45.01 6.12
Serre Chevalier | FR | 44.94 6.56 | IT
La Clusaz | FR | 45.90 6.42
Flaine | FR | 46.01 6.69
Zermatt | CH | 46.02 7.75 | IT
Verbier | CH | 46.10 7.23
Saas-Fee | CH | 46.11 7.93 | IT
Crans-Montana | CH | 46.31 7.48
Grindelwald | CH | 46.62 8.04
Wengen | CH | 46.61 7.92
Davos | CH | 46.80 9.83 | AT
Klosters | CH | 46.87 9.88 | AT
St. Moritz = Sankt Moritz = St Moritz | CH | 46.50 9.84 | IT
Arosa | CH | 46.78 9.68
Laax | CH | 46.81 9.26
Andermatt | CH | 46.64 8.59
Gstaad | CH | 46.47 7.29
Engelberg | CH | 46.82 8.41
Courmayeur | IT | 45.80 6.97
Cervinia = Breuil-Cervinia | IT | 45.93 7.63
La Thuile | IT | 45.71 6.95
Sestriere | IT | 44.96 6.88
Bormio | IT | 46.47 10.37
Livigno | IT | 46.54 10.14
Cortina d'Ampezzo | IT | 46.54 12.14
Madonna di Campiglio | IT | 46.23 10.83
Selva di Val Gardena = Selva Val Gardena = Wolkenstein in Gröden | IT | 46.56 11.76
Canazei | IT | 46.48 11.77
Positano | IT | 40.63 14.48
Amalfi | IT | 40.63 14.60
Taormina | IT | 37.85 15.29
Bellagio | IT | 45.99 9.26
Sirmione | IT | 45.49 10.61
Rimini | IT | 44.06 12.57
Viareggio | IT | 43.87 10.25
Kitzbühel = Kitzbuehel | AT | 47.45 12.39
Sölden = Soelden | AT | 46.97 11.01 | IT
Ischgl | AT | 47.01 10.29
St. Anton am Arlberg = Sankt Anton am Arlberg = St Anton | AT | 47.13 10.27
Lech am Arlberg | AT | 47.21 10.14
Mayrhofen | AT | 47.17 11.86
Saalbach-Hinterglemm = Saalbach | AT | 47.39 12.64
Zell am See | AT | 47.32 12.80
Bad Gastein | AT | 47.11 13.13
Obergurgl | AT | 46.87 11.03 | IT
Schladming | AT | 47.39 13.69
Seefeld in Tirol | AT | 47.33 11.19
Baqueira-Beret | ES | 42.70 0.93
Sierra Nevada | ES | 37.09 -3.40
Salou | ES | 41.08 1.14
Torremolinos | ES | 36.62 -4.50
Nerja | ES | 36.75 -3.87
Magaluf | ES | 39.51 2.53
Alcúdia = Alcudia | ES | 39.85 3.12
Cascais | PT | 38.70 -9.42
Vilamoura | PT | 37.08 -8.12
Trysil | NO | 61.31 12.26
Hemsedal | NO | 60.86 8.55
Geilo | NO | 60.53 8.21
Levi | FI | 67.80 24.81
Ylläs | FI | 67.57 24.24
Ruka | FI | 66.17 29.14
Åre | SE | 63.40 13.08
Sälen | SE | 61.16 13.26
Bansko = Банско | BG | 41.84 23.49
Borovets = Боровец | BG | 42.27 23.61
Sunny Beach = Slantschew Brjag | BG | 42.69 27.71
Golden Sands | BG | 43.28 28.04
Nesebar | BG | 42.66 27.73
Poreč | HR | 45.23 13.59
Makarska | HR | 43.30 17.02
Hvar | HR | 43.17 16.44
Opatija | HR | 45.34 14.31
Herceg Novi | ME | 42.45 18.53 | BA
Sveti Stefan | ME | 42.26 18.89
Ulcinj | ME | 41.93 19.21 | AL
Kranjska Gora | SI | 46.48 13.79
Fethiye | TR | 36.62 29.12
Kuşadası = Kusadasi | TR | 37.86 27.26
Chania | GR | 35.51 24.02
Ayia Napa | CY | 34.99 34.00
Protaras | CY | 35.01 34.06
Pas de la Casa | AD | 42.54 1.73 | ES
Soldeu | AD | 42.58 1.67
Gudauri | GE | 42.48 44.48
Bakuriani | GE | 41.75 43.53
Dilijan | AM | 40.74 44.86
Tsaghkadzor | AM | 40.53 44.72
Poiana Brașov = Poiana Brasov | RO | 45.59 25.55
Sinaia | RO | 45.35 25.55
Szklarska Poręba | PL | 50.83 15.52
Sopot | PL | 54.44 18.56
Strbske Pleso = Štrbské Pleso | SK | 49.12 20.06
Jasná | SK | 48.97 19.58
Kopaonik | RS | 43.29 20.81
Jahorina | BA | 43.74 18.57
Špindlerův Mlýn | CZ | 50.73 15.61 | PL
`

/** Where nobody is picked up: places of countries that are not served, with names that the specification restricts. */
export const UNSERVED_PLACES = [
  { text: 'Sheremetyevo, Moscow, Russia', lat: 55.97, lon: 37.41 },
  { text: 'Moscow', lat: 55.76, lon: 37.62 },
  { text: 'Saint Petersburg, Russia', lat: 59.94, lon: 30.31 },
  { text: 'New York, USA', lat: 40.71, lon: -74.01 },
  { text: 'JFK Airport, New York', lat: 40.64, lon: -73.78 },
  { text: 'Beijing, China', lat: 39.9, lon: 116.4 },
  { text: 'Tehran, Iran', lat: 35.69, lon: 51.39 },
  { text: 'Damascus, Syria', lat: 33.51, lon: 36.29 },
  { text: 'Tripoli, Libya', lat: 32.89, lon: 13.19 },
  { text: 'Baghdad, Iraq', lat: 33.31, lon: 44.36 },
  { text: 'Москва, Россия', lat: 55.76, lon: 37.62 },
] as const
