import { curatedTable } from './curated-table.ts'

/** Beach resorts, fjord and spa villages that the register of settlements lacks. Columns and their meaning: curated-table.ts. */
export const SUMMER_RESORTS = curatedTable(
  'resort',
  `
= BG | Ministry of Tourism of Bulgaria
sunny-beach | Sunny Beach | 42.695 27.71 | Nesebar | Slanchev Bryag/Слънчев бряг/Sonnenstrand | Municipality of Nesebar
albena | Albena | 43.367 28.08 | Balchik | Албена
saints-constantine-and-helena | Saints Constantine and Helena | 43.227 28.008 | Varna | Св. св. Константин и Елена/St Constantine and Helena
elenite | Elenite | 42.704 27.811 | Nesebar | Елените
duni | Duni | 42.37 27.71 | Sozopol | Дюни
= RO | Tourist office of *
mamaia | Mamaia | 44.256 28.618 | Constanţa | | City of Constanța
vama-veche | Vama Veche | 43.755 28.573 | Mangalia
baile-felix | Băile Felix | 46.99 21.981 | Oradea | Baile Felix
= TR | Turkish Ministry of Culture and Tourism
koycegiz | Köyceğiz | 36.97 28.684 | Ortaca | Köyceğiz Muğla
akyaka | Akyaka | 37.055 28.325 | Ula | Akyaka Gökova/Akyaka Muğla
konakli-alanya | Konaklı (Alanya) | 36.588 31.888 | Alanya | Konakli Alanya
lara-beach | Lara Beach | 36.857 30.833 | Antalya | Lara/Lara Antalya | Province of Antalya
kundu | Kundu | 36.855 30.885 | Antalya | Kundu Lara
beldibi | Beldibi | 36.715 30.57 | Kemer | Beldibi Kemer
camyuva | Çamyuva | 36.56 30.573 | Kemer
cirali | Çıralı | 36.415 30.475 | Kumluca | Olympos
colakli | Çolaklı | 36.803 31.32 | Manavgat
hisaronu | Hisarönü | 36.571 29.142 | Fethiye
turunc | Turunç | 36.773 28.247 | Marmaris
gumbet | Gümbet | 37.031 27.402 | Bodrum
bitez | Bitez | 37.03 27.376 | Bodrum
golturkbuku | Göltürkbükü | 37.127 27.385 | Bodrum | Türkbükü
torba | Torba | 37.074 27.457 | Bodrum
altinkum | Altınkum | 37.356 27.279 | Didim | Didim Altinkum
uchisar | Uçhisar | 38.63 34.805 | Nevşehir | Uchisar
= ME | National Tourism Organisation of Montenegro
sveti-stefan | Sveti Stefan | 42.2558 18.896 | Budva | Свети Стефан | Municipality of Budva
= ES | Tourist office of *
illetas | Illetas | 39.535 2.586 | Calvià | Illetes
playa-de-palma | Playa de Palma | 39.522 2.735 | Palma | Platja de Palma
port-d-andratx | Port d'Andratx | 39.545 2.388 | Andratx | Puerto de Andratx
playa-de-muro | Playa de Muro | 39.801 3.118 | Alcúdia | Platja de Muro
cala-millor | Cala Millor | 39.597 3.383 | Manacor
sa-coma | Sa Coma | 39.577 3.375 | Manacor
playa-d-en-bossa | Playa d'en Bossa | 38.888 1.405 | Eivissa | Platja d'en Bossa
es-canar | Es Canar | 39 1.577 | Santa Eulària des Riu | Es Cana
cala-galdana | Cala Galdana | 39.938 3.958 | Ferreries | Cala Santa Galdana
cala-en-bosc | Cala en Bosc | 39.928 3.837 | Ciutadella | Cala'n Bosch/Son Xoriguer
son-bou | Son Bou | 39.902 4.073 | Alaior
arenal-d-en-castell | Arenal d'en Castell | 40.021 4.182 | Mercadal
punta-prima | Punta Prima | 39.815 4.28 | Sant Lluís | Punta Prima Menorca
costa-adeje | Costa Adeje | 28.092 -16.735 | Adeje
los-cristianos | Los Cristianos | 28.053 -16.716 | Arona
golf-del-sur | Golf del Sur | 28.028 -16.608 | San Miguel De Abona | San Miguel de Abona Golf
meloneras | Meloneras | 27.743 -15.598 | Maspalomas
san-agustin | San Agustín | 27.772 -15.543 | Maspalomas | San Agustín Gran Canaria
puerto-rico-de-gran-canaria | Puerto Rico de Gran Canaria | 27.789 -15.711 | Mogán | Puerto Rico Gran Canaria
playa-amadores | Playa Amadores | 27.792 -15.724 | Mogán | Amadores
puerto-de-mogan | Puerto de Mogán | 27.818 -15.765 | Mogán
arguineguin | Arguineguín | 27.76 -15.681 | Mogán
caleta-de-fuste | Caleta de Fuste | 28.398 -13.86 | Antigua | Costa Caleta/El Castillo
jandia | Jandía | 28.0545 -14.331 | Costa Calma | Jandía Playa
morro-jable | Morro Jable | 28.052 -14.353 | Costa Calma
puerto-banus | Puerto Banús | 36.4875 -4.9535 | Marbella | Puerto Banus
sotogrande | Sotogrande | 36.287 -5.285 | San Roque
= PT | Tourist office of *
quinta-do-lago | Quinta do Lago | 37.045 -8.02 | Almancil
vale-do-lobo | Vale do Lobo | 37.055 -8.065 | Almancil
praia-da-rocha | Praia da Rocha | 37.119 -8.538 | Portimão
praia-da-falesia | Praia da Falésia | 37.0865 -8.17 | Albufeira | Falesia Beach
= FR | Tourist office of *
cap-ferret | Cap Ferret | 44.64 -1.25 | Arcachon | Le Cap Ferret
lacanau-ocean | Lacanau-Océan | 45 -1.2 | Lacanau | Lacanau Ocean
biscarrosse-plage | Biscarrosse-Plage | 44.446 -1.252 | Biscarrosse
port-grimaud | Port Grimaud | 43.273 6.58 | Grimaud
juan-les-pins | Juan-les-Pins | 43.568 7.111 | Antibes
pampelonne-beach | Pampelonne Beach | 43.231 6.661 | Ramatuelle | Plage de Pampelonne
porticcio | Porticcio | 41.885 8.785 | Ajaccio
= IT | Tourist office of *
baja-sardinia | Baja Sardinia | 41.138 9.474 | Arzachena | Baia Sardinia
porto-rotondo | Porto Rotondo | 41.03 9.543 | Olbia
forte-village | Forte Village | 38.937 8.934 | Pula | Forte Village Resort/Santa Margherita di Pula
chia | Chia | 38.895 8.88 | Domus de Maria | Chia Laguna
costa-rei | Costa Rei | 39.245 9.572 | Muravera
mondello | Mondello | 38.2025 13.326 | Palermo
borgo-egnazia | Borgo Egnazia | 40.879 17.389 | Fasano
= GR | Greek National Tourism Organisation
kallithea-halkidiki | Kallithea Halkidiki | 40.073 23.445 | Kassándreia | Kallithea Kassandra
sani | Sani | 40.095 23.31 | Kassándreia | Sani Resort
porto-carras | Porto Carras | 40.078 23.796 | Nikíti
vourvourou | Vourvourou | 40.19 23.79 | Nikíti | Βουρβουρού
pefkos | Pefkos | 36.066 28.057 | Líndos | Pefki Rhodes
kiotari | Kiotari | 36.045 27.965 | Líndos
kolympia | Kolympia | 36.248 28.15 | Archángelos | Kolymbia
ixia | Ixia | 36.423 28.183 | Ródos
tigaki | Tigaki | 36.885 27.18 | Kos
mastichari | Mastichari | 36.85 27.077 | Kos | Mastihari
marmari-kos | Marmari Kos | 36.87 27.13 | Kos
sidari | Sidari | 39.79 19.705 | Corfu
palaiokastritsa | Palaiokastritsa | 39.675 19.705 | Corfu | Paleokastritsa
dassia | Dassia | 39.68 19.843 | Corfu
amoudara | Amoudara | 35.338 25.083 | Irákleion | Ammoudara
agia-pelagia | Agia Pelagia | 35.405 25.02 | Irákleion
bali | Bali | 35.412 24.784 | Réthymno | Bali Crete
platanias | Platanias | 35.518 23.905 | Chaniá
plakias | Plakias | 35.19 24.395 | Réthymno
matala | Matala | 34.994 24.75 | Moíres
alykes | Alykes | 37.842 20.765 | Zákynthos | Alikes Zakynthos
vasilikos | Vasilikos | 37.73 20.98 | Zákynthos | Vassilikos
lassi | Lassi | 38.163 20.483 | Argostólion
skala-kefalonia | Skala Kefalonia | 38.075 20.795 | Argostólion
fiskardo | Fiskardo | 38.46 20.577 | Argostólion
kamari | Kamari | 36.376 25.482 | Firá | Kamari Santorini
perissa | Perissa | 36.355 25.473 | Firá | Perivolos
imerovigli | Imerovigli | 36.432 25.422 | Firá
akrotiri | Akrotiri | 36.357 25.403 | Firá | Akrotiri Santorini
naoussa | Naoussa | 37.123 25.238 | Páros | Naoussa Paros
koukounaries | Koukounaries | 39.148 23.4 | Skiáthos
costa-navarino | Costa Navarino | 36.995 21.655 | Pýlos
= CY | Deputy Ministry of Tourism of Cyprus
coral-bay | Coral Bay | 34.855 32.368 | Paphos | Coral Bay Peyia
latchi | Latchi | 35.0375 32.3945 | Polis | Latsi
= HR | Tourist board of *
zaton-holiday-resort | Zaton Holiday Resort | 44.233 15.166 | Nin | Zaton Nin
amadria-park | Amadria Park | 43.699 15.88 | Šibenik | Solaris Šibenik
= GE | Georgian National Tourism Administration
gonio | Gonio | 41.567 41.571 | Batumi | გონიო
= NO | Port authority of *
flam | Flåm | 60.863 7.1145 | Aurlandsvangen | Flåmsbana
geiranger | Geiranger | 62.101 7.2055 | Stranda | Geirangerfjord
`,
)
