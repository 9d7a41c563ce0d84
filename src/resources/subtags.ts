/**
 * The language codes that Glossa takes for languages when it meets them in file names. The list is ours because
 * the editors' own lists differ: the desktop's `Intl.DisplayNames` knows half of the languages that the server's
 * knows, and both know `bin`, `new`, `min` and `war`, which in a project are words. Three-letter codes that are such words are left out.
 */
export const languageCodes: ReadonlySet<string> = words(`
  aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el
  en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it
  iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo
  mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh
  si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh
  yi yo za zh zu
  ace ach ady agq ain aln ann anp apc arn ars ary arz asa ast awa ban bbc bci bem bew bez bgc bho bik bjn blo bpy
  brx bua cak ccp ceb cgg chk chm cho chr chy ckb cnr crh csb csw dak dje doi dsb dtp dua dyo dyu ebu efi ewo
  fil fon frp frr fur gaa gag gil glk gom gor gsw guc guz haw hif hil hmn hnj hsb hup iba ibb ilo inh jam jbo jgo
  jmc kaa kab kac kaj kam kbd kcg kde kea kek kgp kha khq khw kln kmb kmr kok kpe krc kri krl kru ksb ksf ksh kum
  kxv lad lag lez lfn lij lkt lld lmo lou loz lrc ltg lua luo lus luy lzh mad mag mai mak mas mdf mer mfe mgh mgo
  mhr mni moh mos mrj mua mus mwl mwr myv mzn nan nap naq nds nia niu nmg nnh nog nqo nso nus nyn ojb pag pam
  pap pau pcd pcm pdc pfl pis pms pon prg prs quc quz raj rhg rif rof rom rue rup rwk sah saq sat saz sbp scn sco
  sdh seh ses sgs shi shn sid skr sma smj smn sms snk srn ssy stq suk swb syr szl tcy tem teo tet tig tiv tok tpi trv
  tum tvl twq tyv tzm udm umb vai vec vep vls vmw vro vun wae wbp wuu xal xmf xnr xog yao yav yrl yue zea zgh zza
`);

/**
 * Codes of ISO 639-3 that are met more rarely: of languages that few programs speak, and `sme`, which is `se`. In file names
 * they count only beside several other locales. Words are left out here too.
 */
export const rareLanguageCodes: ReadonlySet<string> = words(`
  aeb arq atj avk bcl bgn bqi brh bto btm cmn dga diq enm frc gan gcr gez gld grc gur guw hak hrx hsn hyw ike
  izh jut kiu koi krj ksw lah lki lzz mnw nah nys olo pdt pnb pnt qug rgn rmy sdc sjd sje sju sli sly sme sty
  tkr tlh tly tru ttm vmf vot wal ydd zun
`);

/** The scripts that are met in the names of resource files, in lowercase. */
export const scriptCodes: ReadonlySet<string> = words(`
  adlm arab aran armn beng cans cher cyrl deva ethi geor grek gujr guru hans hant hebr java jpan khmr knda kore
  laoo latn mlym mong mtei mymr nkoo olck orya rohg sinh sund syrc taml telu tfng thaa thai tibt vaii yiii
`);

/**
 * Regions that do not exist: of locales that are made from the source, to see what a program does with long or odd
 * texts.
 */
export const pseudoRegions: ReadonlySet<string> = words('xa xb xc xl xx zz');

/** The variants that are met in the names of resource files: with any word allowed, `en-strings` would be a locale. */
export const variantCodes: ReadonlySet<string> = words(`
  1901 1996 arevela arevmda ekavsk ijekavsk oxendict polyton tarask valencia
`);

/** Codes of countries that are in file names for the language there; none of them is the code of a language. */
export const countryLocales: ReadonlyMap<string, string> = new Map([
  ['cn', 'zh-CN'],
  ['cz', 'cs'],
  ['dk', 'da'],
  ['gb', 'en-GB'],
  ['gr', 'el'],
  ['hk', 'zh-HK'],
  ['il', 'he'],
  ['ir', 'fa'],
  ['jp', 'ja'],
  ['kr', 'ko'],
  ['rs', 'sr'],
  ['ua', 'uk'],
  ['us', 'en-US'],
  ['vn', 'vi'],
]);

/** The same of codes that are those of a language too: Breton, Northern Sami, Twi. */
export const doubtfulCountries: ReadonlyMap<string, string> = new Map([
  ['br', 'pt-BR'],
  ['se', 'sv'],
  ['tw', 'zh-TW'],
]);

/** What is after the `@` of a locale as POSIX spells it, as a script or a variant. */
export const posixModifiers: ReadonlyMap<string, string> = new Map([
  ['arabic', 'Arab'],
  ['cyrillic', 'Cyrl'],
  ['cyrl', 'Cyrl'],
  ['devanagari', 'Deva'],
  ['latin', 'Latn'],
  ['latn', 'Latn'],
  ['tarask', 'tarask'],
  ['valencia', 'valencia'],
]);

/**
 * Codes of Wikipedia and others that look like a tag but are not one (in lowercase), or mean another one (as a tag).
 */
export const oddTags: ReadonlyMap<string, string> = new Map([
  ['bat-smg', 'sgs'],
  ['be-x-old', 'be-tarask'],
  ['fiu-vro', 'vro'],
  ['roa-rup', 'rup'],
  ['sr-EC', 'sr-Cyrl'],
  ['sr-EL', 'sr-Latn'],
  ['zh-classical', 'lzh'],
  ['zh-min-nan', 'nan'],
  ['zh-yue', 'yue'],
]);

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u));
}
