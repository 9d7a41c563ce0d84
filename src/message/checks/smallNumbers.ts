import { languageOf } from './languageHabits.ts';

/** The numbers that the words of a language stand for below, in this order. */
const small = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 100, 1000];
const tens = [15, 20, 30, 40, 50, 60];
const numbers = [...small, ...tens];

const norse = (two: string, seven: string, eleven: string, tens: string) =>
  `nul|null|noll|ing[ea] ${two} tre|tredje fire|fyra|fjärde|fjerde fem seks|sex|sjette|sjätte ${seven} otte|åtte|åtta ni|niende ti$|tio|tiende ${eleven} tolv hund tus ${tens}`;

const southSlavic =
  'nul|nij?ed|нул|ниј?ед dv|drug|ob[aje]|дв|друг|об[аје] tri$|tr[eo]|три$|тр[ео] četir|čet|четир|чет pet|пет šest|шест sed[am]|сед[ам] os[am]|осам|осм devet|девет deset|десет jedanaest|једанаест dvanaest|дванаест sto|сто tisuć|hiljad|хиљад petnaest|петнаест dvadeset|двадесет trideset|тридесет četrdeset|четрдесет pedeset|педесет šezdeset|шездесет';

/**
 * How each of the numbers is said: the beginnings of its words, whole words with a `$`. A `-` is for what a language says by
 * the form of the noun.
 */
const words: Readonly<Record<string, string>> = {
  en: 'zero|no$|none|nothing|any$|empty two|twice|both|second|double|pair|either three|triple|third four fiv|fifth six seven eight|eighth nin ten$|tenth eleven twel|dozen hundred thousand fifteen twent thirt forty|fortie fift sixt',
  de: 'null|kein|leer zwei|zwo|beid|doppel|paar drei|dritt vier fünf sechs sieb acht neun zehn elf zwölf|dutzend hundert tausend fünfzehn zwanzig dreißig|dreissig vierzig fünfzig sechzig',
  fr: 'zéro|aucun|nul|vide deux|second|double|paire trois|tiers|tierc|tripl quatr cinq six sept huit neuf|neuvi dix onz douz cent mil quinz vingt trent quarant cinquant soixant',
  es: 'cero|ningun|ningún|nul dos|amb[ao]s|segund|dobl|par$ tres|tercer|tripl cuatr|cuart cinco|quint seis|sext siete|séptim ocho|octav nueve|noven diez|décim once doce cien mil quinc veint treint cuarent cincuent sesent',
  pt: 'zero|nenhum|nul dois|duas|amb[ao]s|segund|dupl|par$ três|terceir|tripl|tres quatro|quart cinco|quint seis|sext sete|sétim oito|oitav nove|nono dez|décim onze doze|dúzia cem$|cent mil quinz vint trint quarent cinquent sessent',
  it: 'zero|nessun|null due|second|entramb|doppi|coppia tre|terz|tripl quattr|quart cinque|quint sei|sest sett otto|ottav nove|nono diec|decim undic dodic|dozzin cent mil quindic vent trent quarant cinquant sessant',
  ca: 'zero|cap$|res$|nul dos|dues|amb[dó]|segon|dobl|parell tres|terc|tripl quatr|quart cinc|cinqu sis set|setè vuit nou deu|desè onz dotz cent mil quinz vint trent quarant cinquant seixant',
  gl: 'cero|ningun|nul dous|dúas|amb[ao]s|segund|dobr|par$ tres|terceir|tripl catro|cuart cinco|quint seis|sext sete|sétim oito nove dez once doce cen mil quinc vint trint corent cincuent sesent',
  ro: 'zero|niciun|nul do[iu]|ambel|dubl trei|tripl patr cinc șase|şase|șasea șapte|şapte opt nou zece unsprezece doisprezece|doispreze sut mie$|mii$ cincisprezece|cinspre douăzeci treizeci patruzeci cincizeci [sșş]aizeci',
  nl: 'nul|geen|leeg twee|beid|dubbel|paar drie|derd vier vijf zes zeven acht negen tien elf twaalf|dozijn honderd duizend vijftien twintig dertig veertig vijftig zestig',
  da: norse(
    'to$|tofaktor|totrinn|tosid|begge|anden|andet|dobbelt|par$',
    'syv',
    'elleve',
    'femten tyve tredi|tredive fyrre halvtreds tres$|tresind',
  ),
  nb: norse(
    'to$|tofaktor|totrinn|tosid|begge|andre|dobbel|par$',
    'sju|syv',
    'elleve',
    'femten tjue|tyve tretti|tredve førti femti seksti',
  ),
  no: norse(
    'to$|tofaktor|totrinn|tosid|begge|andre|dobbel|par$',
    'sju|syv',
    'elleve',
    'femten tjue|tyve tretti|tredve førti femti seksti',
  ),
  nn: norse(
    'to$|tofaktor|totrinn|tosid|begge|andre|dobbel|par$',
    'sju|syv',
    'elleve',
    'femten tjue|tyve tretti|tredve førti femti seksti',
  ),
  sv: norse('två|båda|andra|dubb|par$', 'sju', 'elva', 'femton tjug trettio fyrtio femtio sextio'),
  is: 'núll|engin|ekk tv|báð|ann|tví þr fjór|fjög fimm sex|sjött sjö átt ní tíu|tíund ellefu tólf hundr þús fimmtán tuttug þrjátíu fjörutíu fimmtíu sextíu',
  fi: 'noll kaks|kahd|kaht|molem|toi[ns]|pari kolm nelj viid|viis|viit kuud|kuus|kuut|kuute seitsem kahdeks yhdeks kymmen yksitoista|yhdentoista kaksitoista|kahdentoista sada|sata|sato tuha viisitoista|viidentoista kaksikym|kahdenkym|kahtakym kolmekym|kolmenkym|kolmeakym neljäkym|neljänkym|neljääkym viisikym|viidenkym|viittäkym kuusikym|kuudenkym|kuuttakym',
  et: 'null|pole kaks|kahe|kaht|mõlem|tei[ns]|topelt kolm nel[ij] vii[es]|viit kuu[est] seits kaheks üheks küm üksteist|üheteist kaksteist|kaheteist sada|saja tuha viisteist|viieteist kakskümmend|kahekümne kolmkümmend|kolmekümne nelikümmend|neljakümne viiskümmend|viiekümne kuuskümmend|kuuekümne',
  hu: 'nulla|null|egyetlen|nincs kett|két|mindk|pár|másod|dupl hár négy|negy öt hat hét|hete nyolc kilenc t[íi]z tizenegy tizenk száz|száza ez[er] tizenöt húsz|husz harminc negyven ötven hatvan',
  tr: String.raw`sıfır|hiç|boş iki|çift üç dör beş alt yedi sekiz dokuz on on$ on$|düzine yüz bin on\s?beş yirmi otuz kırk elli altmış`,
  pl: 'zer|żad|brak dw|drug|oba$|obie|obydw|podwój|para$|pary$ trzy|trze[cm]|trój czter|czwar pię|piąt sześ|szós siedem|siedm|siódm osiem|ośm|ósm dziewi dziesi jedena dwana|tuzin sto$|stu$|setk tysi piętna dwadzie|dwudzie trzydzie czterdzie pięćdzie sześćdzie',
  cs: 'nul|žádn dv|druh|oba$|obě|obou|dvoj tři$|tř[íe] čtyř|čtvr pět|pát šest|šes sedm|sed os[mi] dev des jedená dvaná|tucet sto$|stov tisí patnáct dvac třic čtyřic padesát šedesát',
  sk: 'nul|žiad dv|druh|oba$|obe|oboch tri$|tr[eo] štyr|štvr päť|pia šes|šies sed|sie osem|ôsm dev des jedená dvaná|tucet sto$|stov tisí pätnás dvadsa tridsa štyridsa päťdesiat šesťdesiat',
  sl: 'nič|nob - tri$|tr[eoi] štir|čet pet šest sed osem|osm dev des enaj dvana|ducat sto$|stot tisoč petnajst dvajset trideset štirideset petdeset šestdeset',
  ru: 'нол|нул|нет$|пуст два$|две$|дву|дво|оба$|обе|обо|втор|пар[аы] три$|тр[ёео] четыр|четв|четыр пят шест семь|сем[иь]|седьм вос девят десят одиннад двенад|дюжин сто$|ста$|сот тысяч пятнадцат двадцат тридцат сорок пят[ьи]десят шест[ьи]десят',
  uk: "нул|жод|нема|порож два$|дві|дво|обид|оби[дв]|друг|пар[аи] три$|тр[ьео] чотир|четв п['’ʼ]?ят шіст|шост сім|сем|сьом віс|вось|восьм дев десят одинад дванад|дюжин сто$|ста$|сот тисяч п['’ʼ]?ятнадцят двадцят тридцят сорок п['’ʼ]?ят[ьи]?десят ш[іе]ст[ьи]?десят",
  be: 'нул|нія|няма два$|дзв|друг|абод три$|тр[ао] чатыр|чац пяц|пят шэсц|шост сем|сём вос дзев|дзяв дзес|дзяс адзінац дванац сто$|сот тысяч пятнаццац дваццац трыццац сорак пяц[ьі]дзес ш[эа]сц[ьі]дзес',
  bg: 'нул|няма два|две|втор|дво|двой|дву три$|тр[ие] чет пет шест сед ос[ем] дев дес единад|единай дванад|дванай сто$|стот хиляд петнадесет|петнайсет двадесет|двайсет тридесет|трийсет четиридесет|четирийсет петдесет|педесет шестдесет|шейсет',
  mk: 'нул|нема два|две|втор|дво|дву три$|тр[ие] чет пет шест сед ос[ум] дев дес единаес дванаес сто$|стот илјад петнаесет дваесет триесет четириесет педесет шеесет',
  sr: southSlavic,
  hr: southSlavic,
  bs: southSlavic,
  sh: southSlavic,
  lt: 'nul|jok du$|dv|abu|abi|antr|por tr keturi?|ketvi|ketur penk šeš septyn aštuon devyn dešim vienuol dvylik šimt tūkst penkiolik dvidešimt trisdešimt keturiasdešimt penkiasdešimt šešiasdešimt',
  lv: 'null|nul|nevien div|abi|abas|otr|pār tr[iīe] čet|cet piec seš|sest septi asto devi desm vienpad divpad simt tūkst piecpadsmit divdesmit trīsdesmit četrdesmit piecdesmit sešdesmit',
  el: 'μηδ|κανέν|καμ|κανεί δύο|δυο|δεύτ|διπλ|ζεύγ τρ[εί]|τρία|τριών τέσσ|τεσσ|τέτ πέν|πέμ έξι|έκτ|εξά επτ|εφτ|έβδ οκτ|οχτ|όγδ ενν|ένατ δέκ|δεκ έντεκ|ενδέκ δώδεκ|δωδεκ εκατ χίλι|χιλι δεκαπ[έε]ντ ε[ίι]κοσ τρι[άα]ντ σαρ[άα]ντ πεν[ήη]ντ εξ[ήη]ντ',
  id: String.raw`nol|kosong dua|ked|ganda|sepasang tiga|ketig empat|keem lima|kelim enam|keen tuj|ketuj delapan|lapan|kedel semb|kesem sepul sebelas selus|dua seratus|ratus seribu|ribu lima\s?belas dua\s?puluh tiga\s?puluh empat\s?puluh lima\s?puluh enam\s?puluh`,
  ms: String.raw`nol|sifar|kosong dua|ked|ganda|sepasang tiga|ketig empat|keem lima|kelim enam|keen tuj|ketuj lapan|kelap semb|kesem sepul sebelas dua seratus|ratus seribu|ribu lima\s?belas dua\s?puluh tiga\s?puluh empat\s?puluh lima\s?puluh enam\s?puluh`,
  vi: String.raw`không hai|đôi|nhì|cả$ ba$ bốn|tư$ năm sáu bảy|bẩy tám chín mười mười mười|tá$ trăm nghìn|ngàn mười\s?lăm hai\s?mươi ba\s?mươi bốn\s?mươi năm\s?mươi sáu\s?mươi`,
  ar: String.raw`صفر|لا - ثلا|ثال أربع|رابع خم|خام ست|ساد سبع|ساب ثما|ثام تسع|تاسع عش|عاش عش عش مئ|مائ ألف|آلاف خمسة?\s?عشر عشر[وي]ن ثلاث[وي]ن [أا]ربع[وي]ن خمس[وي]ن ست[وي]ن`,
  he: String.raw`אפס|אין - שלוש|שליש ארבע|רביע חמש|חמיש שש|שיש שבע|שביע שמונ|שמינ תשע|תשיע עשר|עשיר עשר תריסר|עשר מאה|מאות אלף|אלפי חמש\s?עשר|חמישה\s?עשר עשרים שלושים ארבעים חמישים שישים`,
  fa: String.raw`صفر|هیچ|خالی دو سه|سوم چهار پنج شش هفت هشت نه ده یازده دوازده صد هزار پانزده بیست (?<!\p{L})سی$ چهل پنجاه شصت`,
  hi: 'शून्य|कोई|खाली दो|दूस|दुग|डबल तीन|तीस|त्रि चार|चौथ पाँच|पांच|पंच छह|छः|छठ सात आठ नौ दस ग्यारह बारह सौ हज़ार|हजार पंद्रह|पन्द्रह बीस तीस चालीस पचास साठ',
  ja: 'ゼロ|零|〇|なし 二|両|双|ふた|ダブル|ツー|再 三 四 五 六 七 八 九 十 十一 十二|ダース 百 千 十五 二十 三十 四十 五十 六十',
  zh: '零|〇|无|無|没|沒 二|两|兩|双|雙|倆|俩|再 三 四 五 六 七 八 九 十 十一 十二|一打 百 千 十五 二十 三十 四十 五十 六十',
  ko: '영|없|하나도|하나도|제로|빈 두|둘|양|쌍|이$|이중 삼|세$|셋|석 사$|네$|넷|넉 오$|다섯 육|여섯 칠|일곱 팔|여덟 구$|아홉 십|열 열한|열하나|십일 열두|열둘|십이 백 천 십오|열다섯 이십|스물|스무 삼십|서른 사십|마흔 오십|쉰 육십|예순',
  th: 'ศูนย์|ไม่มี|ว่าง สอง|คู่ สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ สิบเอ็ด สิบสอง|โหล ร้อย พัน สิบห้า ยี่สิบ สามสิบ สี่สิบ ห้าสิบ หกสิบ',
  eu: 'zero|hutsi bi$|bi[krt]|bost hiru lau bost sei zazpi zortzi bederatzi hamar hamaika hamabi ehun mila hamabost hogei hogeita berrogei berrogeita hirurogei',
};

/** Languages that have no space before their numbers. */
const glued: ReadonlySet<string> = new Set('ja zh yue th ar he fa'.split(' '));

/** Languages that have their ones before the tens, in one word. */
const joined: ReadonlySet<string> = new Set('de nl da nb no nn sl cs'.split(' '));

const patterns = new Map<string, ReadonlyMap<number, RegExp>>();

/** Up to 39, as chapters and centuries are. */
function hasRoman(number: number, text: string): boolean {
  const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][number % 10];
  if (number < 1 || number > 39 || ones === undefined) return false;
  const roman = 'X'.repeat(number / 10) + ones;
  return new RegExp(String.raw`(?<!\p{L})${roman}(?!\p{L})`, 'u').test(text);
}

/**
 * Whether a text may say a number without its digits: by words of its own, which it has for the small and the round ones, in
 * Roman numerals, or, if it is small, where nothing is known of the words of its language.
 */
export function maySay(given: number, text: string, locale: string): boolean {
  if (given === 1 || hasRoman(given, text)) return true;
  // "Vingt-quatre", "vierundzwanzig".
  const number = given > 20 && given < 70 ? given - (given % 10) : given;
  const known = patternsOf(locale);
  if (known === undefined) return small.includes(number);
  return numbers.includes(number) && known.get(number)?.test(text) !== false;
}

/** Whether the words for the small and round numbers are known of a language. */
export function hasNumberWords(locale: string): boolean {
  return patternsOf(locale) !== undefined;
}

/** Undefined where nothing is known of the words of a language. */
function patternsOf(locale: string): ReadonlyMap<number, RegExp> | undefined {
  const language = languageOf(locale) === 'yue' ? 'zh' : languageOf(locale);
  const ways = words[language]?.split(' ');
  if (ways === undefined) return undefined;
  const known = patterns.get(language) ?? readPatterns(language, ways);
  patterns.set(language, known);
  return known;
}

function readPatterns(language: string, ways: readonly string[]): ReadonlyMap<number, RegExp> {
  const [isGlued, isJoined] = [glued.has(language), joined.has(language)];
  return new Map(
    ways.flatMap((way, at) => {
      const number = numbers[at];
      if (number === undefined || way === '-') return [];
      const isWithin = isGlued || (isJoined && tens.includes(number));
      const start = isWithin ? '' : String.raw`(?<!\p{L})`;
      const pattern = way.replaceAll('$', String.raw`(?!\p{L})`);
      return [[number, new RegExp(`${start}(?:${pattern})`, 'iu')] as const];
    }),
  );
}
