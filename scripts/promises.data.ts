/**
 * Texts that may say so: they stand where a gateway for text messages is set up, or speak of what is shown once a driver is named, and of the
 * invented one of a test booking.
 */
export const KEPT =
  /"(profile\.textsText|help\.answer\.ratings|partner\.clock\.moment\.driver-details)"|gets a text message \(SMS\)/

/**
 * What no text may promise, as it is so only where an operator has set up text messages or a source of flights, and once a carrier has named
 * a driver: that the driver's details come, that the driver calls or can be called, that a flight is followed. In the words of each
 * language, with a sentence that is found by them.
 */
export const PROMISES: readonly (readonly [code: string, words: RegExp, sentence: string])[] = [
  [
    'en',
    /driver[’']s (details|phone|number|name(?! board))|driver (will )?(gets? in touch|contacts?|calls?)|call your driver|(follow|track|monitor|watch)\p{L}* (your|the|every) flight|flight (monitoring|tracking)|when you really land|driver (sees|knows) when|driver can follow/iu,
    'We send the driver’s details about 30 minutes before pickup.',
  ],
  [
    'pl',
    /dan\p{L}* kierowcy|(imię|numer|telefon)\p{L}*( i \p{L}+)* kierowcy|kontakt od kierowcy|kierowca (się )?(odezwie|zadzwoni)|zadzwoni kierowca|zadzwoń do kierowcy|śledz\p{L}* (twój )?lot|naprawdę lądujesz|zobaczy, że jest opóźnienie/iu,
    'Dane kierowcy wyślemy na około 30 minut przed odbiorem.',
  ],
  [
    'de',
    /(Angaben|Kontaktdaten) (zu|zum|zur|des|Ihres) (Person|Fahrer)|Fahrerdaten|Anruf oder Nachricht|Rufen Sie .*(Fahrer|fährt)|Fahrer meldet sich|verfolgen .*Flug/iu,
    'Die Angaben zur Person, die Sie fährt, senden wir Ihnen etwa 30 Minuten vor der Abholung.',
  ],
  [
    'nl',
    /gegevens van (de|uw) chauffeur|chauffeur (neemt contact|belt)|bel .*chauffeur|volgen .*vlucht/iu,
    'We sturen u de gegevens van de chauffeur.',
  ],
  [
    'sv',
    /förarens uppgifter|föraren (hör av sig|ringer)|ring .*föraren|följer .*flyg/iu,
    'Vi skickar förarens uppgifter.',
  ],
  [
    'da',
    /chaufførens oplysninger|chaufføren (kontakter|ringer)|\bring .*chauffør|følger .*fly/iu,
    'Vi sender chaufførens oplysninger.',
  ],
  [
    'no',
    /opplysninger om sjåføren|sjåføren (tar kontakt|ringer)|ring .*sjåføren|følger .*fly/iu,
    'Vi sender opplysninger om sjåføren.',
  ],
  [
    'fi',
    /kuljettajan tiedot|kuljettaja (ottaa yhteyttä|soittaa)|soita .*kuljettaja|seuraamme .*lento/iu,
    'Lähetämme kuljettajan tiedot ennen noutoa.',
  ],
  [
    'fr',
    /coordonnées (du|de votre) chauffeur|(appel|message) du chauffeur|chauffeur vous (appelle|contacte)|appelez .*chauffeur|suivons .*vol/iu,
    'Nous vous envoyons les coordonnées de votre chauffeur.',
  ],
  [
    'es',
    /datos (del conductor|de la persona que conduc)|aviso del conductor|conductor le llama|llame .*conductor|seguimos .*vuelo/iu,
    'Le enviaremos los datos de la persona que conducirá.',
  ],
  [
    'it',
    /dati dell[’']autista|autista (si fa sentire|la chiama)|chiami .*autista|seguiamo .*volo/iu,
    'Le inviamo i dati dell’autista.',
  ],
  [
    'pt',
    /dados do motorista|contacto do motorista|motorista (liga|telefona)|ligue .*motorista|seguimos .*voo/iu,
    'Vamos enviar-lhe os dados do motorista.',
  ],
  [
    'ro',
    /datele șoferului|șoferul vă (contactează|sună)|sunați .*șofer|urmărim .*zbor/iu,
    'Vă trimitem datele șoferului.',
  ],
  [
    'cs',
    /údaje o řidiči|řidič (se ozve|zavolá)|zavolejte řidiči|sledujeme .*let/iu,
    'Údaje o řidiči Vám pošleme.',
  ],
  [
    'sk',
    /údaje o vodičovi|vodič (sa ozve|zavolá)|zavolajte vodičovi|sledujeme .*let/iu,
    'Údaje o vodičovi Vám pošleme.',
  ],
  [
    'hr',
    /podac\p{L}+ o vozaču|podatke o vozaču|vozač (se javlja|zove)|nazovite vozača|pratimo .*let/iu,
    'Podatke o vozaču šaljemo prije preuzimanja.',
  ],
  [
    'sl',
    /podatk\p{L}+ o vozniku|voznik (se oglasi|pokliče)|pokličite voznika|spremljamo .*let/iu,
    'Podatke o vozniku vam pošljemo pred prevzemom.',
  ],
  [
    'bg',
    /данни(те)? (за|на) шофьора|шофьорът (се|ви) обажда|обадете се .*шофьор|следим .*полет/iu,
    'Ще Ви изпратим данните на шофьора.',
  ],
  [
    'lt',
    /vairuotojo duomen|vairuotojas (susisiekia|skambina)|paskambinkite vairuotojui|stebime .*skryd/iu,
    'Vairuotojo duomenis atsiųsime iki paėmimo.',
  ],
  [
    'lv',
    /vadītāja dati|informāciju par (auto)?vadītāju|vadītājs (sazinās|zvana)|zvaniet (auto)?vadītājam|sekojam .*lidojum/iu,
    'Informāciju par autovadītāju nosūtīsim pirms izbraukšanas.',
  ],
  [
    'et',
    /juhi andmed|juht (võtab ühendust|helistab)|helistage .*juhile|jälgime .*lendu/iu,
    'Saadame juhi andmed enne pealevõtmist.',
  ],
  [
    'hu',
    /sofőr adatai|sofőr (jelentkezik|felhívja)|hívja .*sofőrt|követjük .*járat/iu,
    'A sofőr adatait az indulás előtt küldjük el.',
  ],
  [
    'el',
    /στοιχεία του οδηγού|οδηγός (επικοινωνεί|σας καλεί)|καλέστε .*οδηγό|παρακολουθούμε .*πτήση/iu,
    'Θα σας στείλουμε τα στοιχεία του οδηγού.',
  ],
]
