import { languageOf } from './languageHabits.ts';

/** The numbers that the words of a language stand for below, in this order. */
const numbers = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 100, 1000];

const norse = (two: string, seven: string, eleven: string) =>
  `nul|null|noll|ing[ea] ${two} tre|tredje fire|fyra|fjärde|fjerde fem seks|sex|sjette|sjätte ${seven} otte|åtte|åtta ni|niende ti$|tio|tiende ${eleven} tolv hund tus`;

const southSlavic =
  'nul|nij?ed|нул|ниј?ед dv|drug|ob[aje]|дв|друг|об[аје] tri$|tr[eo]|три$|тр[ео] četir|čet|четир|чет pet|пет šest|шест sed[am]|сед[ам] os[am]|осам|осм devet|девет deset|десет jedanaest|једанаест dvanaest|дванаест sto|сто tisuć|hiljad|хиљад';

/**
 * How each of the numbers is said: the beginnings of its words, whole words with a `$`. A `-` is for what a language says by
 * the form of the noun.
 */
const words: Readonly<Record<string, string>> = {
  en: 'zero|no$|none|nothing|any$|empty two|twice|both|second|double|pair|either three|triple|third four fiv|fifth six seven eight|eighth nin ten$|tenth eleven twel|dozen hundred thousand',
  de: 'null|kein|leer zwei|zwo|beid|doppel|paar drei|dritt vier fünf sechs sieb acht neun zehn elf zwölf|dutzend hundert tausend',
  fr: 'zéro|aucun|nul|vide deux|second|double|paire trois|tiers|tierc|tripl quatr cinq six sept huit neuf|neuvi dix onz douz cent mil',
  es: 'cero|ningun|ningún|nul dos|amb[ao]s|segund|dobl|par$ tres|tercer|tripl cuatr|cuart cinco|quint seis|sext siete|séptim ocho|octav nueve|noven diez|décim once doce cien mil',
  pt: 'zero|nenhum|nul dois|duas|amb[ao]s|segund|dupl|par$ três|terceir|tripl|tres quatro|quart cinco|quint seis|sext sete|sétim oito|oitav nove|nono dez|décim onze doze|dúzia cem$|cent mil',
  it: 'zero|nessun|null due|second|entramb|doppi|coppia tre|terz|tripl quattr|quart cinque|quint sei|sest sett otto|ottav nove|nono diec|decim undic dodic|dozzin cent mil',
  ca: 'zero|cap$|res$|nul dos|dues|amb[dó]|segon|dobl|parell tres|terc|tripl quatr|quart cinc|cinqu sis set|setè vuit nou deu|desè onz dotz cent mil',
  gl: 'cero|ningun|nul dous|dúas|amb[ao]s|segund|dobr|par$ tres|terceir|tripl catro|cuart cinco|quint seis|sext sete|sétim oito nove dez once doce cen mil',
  ro: 'zero|niciun|nul do[iu]|ambel|dubl trei|tripl patr cinc șase|şase|șasea șapte|şapte opt nou zece unsprezece doisprezece|doispreze sut mie$|mii$',
  nl: 'nul|geen|leeg twee|beid|dubbel|paar drie|derd vier vijf zes zeven acht negen tien elf twaalf|dozijn honderd duizend',
  da: norse('to$|begge|anden|andet|dobbelt|par$', 'syv', 'elleve'),
  nb: norse('to$|begge|andre|dobbel|par$', 'sju|syv', 'elleve'),
  no: norse('to$|begge|andre|dobbel|par$', 'sju|syv', 'elleve'),
  nn: norse('to$|begge|andre|dobbel|par$', 'sju|syv', 'elleve'),
  sv: norse('två|båda|andra|dubb|par$', 'sju', 'elva'),
  is: 'núll|engin|ekk tv|báð|ann|tví þr fjór|fjög fimm sex|sjött sjö átt ní tíu|tíund ellefu tólf hundr þús',
  fi: 'noll kaks|kahd|kaht|molem|toi[ns]|pari kolm nelj viid|viis|viit kuud|kuus|kuut|kuute seitsem kahdeks yhdeks kymmen yksitoista|yhdentoista kaksitoista|kahdentoista sada|sata|sato tuha',
  et: 'null|pole kaks|kahe|kaht|mõlem|tei[ns]|topelt kolm nel[ij] vii[es]|viit kuu[est] seits kaheks üheks küm üksteist|üheteist kaksteist|kaheteist sada|saja tuha',
  hu: 'nulla|null|egyetlen|nincs kett|két|mindk|pár|másod|dupl hár négy|negy öt hat hét|hete nyolc kilenc t[íi]z tizenegy tizenk száz|száza ez[er]',
  tr: 'sıfır|hiç|boş iki|çift üç dör beş alt yedi sekiz dokuz on on$ on$|düzine yüz bin',
  pl: 'zer|żad|brak dw|drug|oba$|obie|obydw|podwój|para$|pary$ trzy|trze[cm]|trój czter|czwar pię|piąt sześ|szós siedem|siedm|siódm osiem|ośm|ósm dziewi dziesi jedena dwana|tuzin sto$|stu$|setk tysi',
  cs: 'nul|žádn dv|druh|oba$|obě|obou|dvoj tři$|tř[íe] čtyř|čtvr pět|pát šest|šes sedm|sed os[mi] dev des jedená dvaná|tucet sto$|stov tisí',
  sk: 'nul|žiad dv|druh|oba$|obe|oboch tri$|tr[eo] štyr|štvr päť|pia šes|šies sed|sie osem|ôsm dev des jedená dvaná|tucet sto$|stov tisí',
  sl: 'nič|nob - tri$|tr[eo] štir|čet pet šest sed osem|osm dev des enaj dvana|ducat sto$|stot tisoč',
  ru: 'нол|нул|нет$|пуст два$|две$|дву|дво|оба$|обе|обо|втор|пар[аы] три$|тр[ёео] четыр|четв|четыр пят шест семь|сем[иь]|седьм вос девят десят одиннад двенад|дюжин сто$|ста$|сот тысяч',
  uk: "нул|жод|нема|порож два$|дві|дво|обид|оби[дв]|друг|пар[аи] три$|тр[ьео] чотир|четв п['’ʼ]?ят шіст|шост сім|сем|сьом віс|вось|восьм дев десят одинад дванад|дюжин сто$|ста$|сот тисяч",
  be: 'нул|нія|няма два$|дзв|друг|абод три$|тр[ао] чатыр|чац пяц|пят шэсц|шост сем|сём вос дзев|дзяв дзес|дзяс адзінац дванац сто$|сот тысяч',
  bg: 'нул|няма два|две|втор|дво|двой три$|тр[ие] чет пет шест сед ос[ем] дев дес единад|единай дванад|дванай сто$|стот хиляд',
  mk: 'нул|нема два|две|втор|дво три$|тр[ие] чет пет шест сед ос[ум] дев дес единаес дванаес сто$|стот илјад',
  sr: southSlavic,
  hr: southSlavic,
  bs: southSlavic,
  sh: southSlavic,
  lt: 'nul|jok du$|dv|abu|abi|antr|por tr keturi?|ketvi|ketur penk šeš septyn aštuon devyn dešim vienuol dvylik šimt tūkst',
  lv: 'null|nul|nevien div|abi|abas|otr|pār tr[iīe] čet|cet piec seš|sest septi asto devi desm vienpad divpad simt tūkst',
  el: 'μηδ|κανέν|καμ|κανεί δύο|δυο|δεύτ|διπλ|ζεύγ τρ[εί]|τρία|τριών τέσσ|τεσσ|τέτ πέν|πέμ έξι|έκτ|εξά επτ|εφτ|έβδ οκτ|οχτ|όγδ ενν|ένατ δέκ|δεκ έντεκ|ενδέκ δώδεκ|δωδεκ εκατ χίλι|χιλι',
  id: 'nol|kosong dua|ked|ganda|sepasang tiga|ketig empat|keem lima|kelim enam|keen tuj|ketuj delapan|lapan|kedel semb|kesem sepul sebelas selus|dua seratus|ratus seribu|ribu',
  ms: 'nol|sifar|kosong dua|ked|ganda|sepasang tiga|ketig empat|keem lima|kelim enam|keen tuj|ketuj lapan|kelap semb|kesem sepul sebelas dua seratus|ratus seribu|ribu',
  vi: 'không hai|đôi|nhì|cả$ ba$ bốn|tư$ năm sáu bảy|bẩy tám chín mười mười mười|tá$ trăm nghìn|ngàn',
  ar: 'صفر|لا - ثلا|ثال أربع|رابع خم|خام ست|ساد سبع|ساب ثما|ثام تسع|تاسع عش|عاش عش عش مئ|مائ ألف|آلاف',
  he: 'אפס|אין - שלוש|שליש ארבע|רביע חמש|חמיש שש|שיש שבע|שביע שמונ|שמינ תשע|תשיע עשר|עשיר עשר תריסר|עשר מאה|מאות אלף|אלפי',
  fa: 'صفر|هیچ|خالی دو سه|سوم چهار پنج شش هفت هشت نه ده یازده دوازده صد هزار',
  hi: 'शून्य|कोई|खाली दो|दूस|दुग|डबल तीन|तीस|त्रि चार|चौथ पाँच|पांच|पंच छह|छः|छठ सात आठ नौ दस ग्यारह बारह सौ हज़ार|हजार',
  ja: 'ゼロ|零|〇|なし 二|両|双|ふた|ダブル|ツー|再 三 四 五 六 七 八 九 十 十一 十二|ダース 百 千',
  zh: '零|〇|无|無|没|沒 二|两|兩|双|雙|倆|俩|再 三 四 五 六 七 八 九 十 十一 十二|一打 百 千',
  ko: '영|없|하나도|하나도|제로|빈 두|둘|양|쌍|이$|이중 삼|세$|셋|석 사$|네$|넷|넉 오$|다섯 육|여섯 칠|일곱 팔|여덟 구$|아홉 십|열 열한|열하나|십일 열두|열둘|십이 백 천',
  th: 'ศูนย์|ไม่มี|ว่าง สอง|คู่ สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ สิบเอ็ด สิบสอง|โหล ร้อย พัน',
  eu: 'zero|hutsi bi$|bi[krt]|bost hiru lau bost sei zazpi zortzi bederatzi hamar hamaika hamabi ehun mila',
};

/** Languages that have no space before their numbers. */
const glued: ReadonlySet<string> = new Set('ja zh yue th ar he fa'.split(' '));

const patterns = new Map<string, ReadonlyMap<number, RegExp>>();

/** Up to 39, as chapters and centuries are. */
function hasRoman(number: number, text: string): boolean {
  const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][number % 10];
  if (number < 1 || number > 39 || ones === undefined) return false;
  const roman = 'X'.repeat(number / 10) + ones;
  return new RegExp(String.raw`(?<!\p{L})${roman}(?!\p{L})`, 'u').test(text);
}

/**
 * Whether a text may say a number without its digits: by a word of its own, which it has for the small and the round ones, in
 * Roman numerals, or where nothing is known of the words of its language.
 */
export function maySay(number: number, text: string, locale: string): boolean {
  if (number === 1 || hasRoman(number, text)) return true;
  if (!numbers.includes(number)) return false;
  const language = languageOf(locale) === 'yue' ? 'zh' : languageOf(locale);
  const known = patterns.get(language) ?? patternsOf(language);
  patterns.set(language, known);
  const pattern = known.get(number);
  return pattern === undefined || pattern.test(text);
}

function patternsOf(language: string): ReadonlyMap<number, RegExp> {
  const ways = words[language]?.split(' ') ?? [];
  const start = glued.has(language) ? '' : String.raw`(?<!\p{L})`;
  return new Map(
    ways.flatMap((way, at) => {
      const number = numbers[at];
      if (number === undefined || way === '-') return [];
      const pattern = way.replaceAll('$', String.raw`(?!\p{L})`);
      return [[number, new RegExp(`${start}(?:${pattern})`, 'iu')] as const];
    }),
  );
}
