/* Values out of closed lists, as programs write them: what is in none of them may be a word. */

/** `en-US`, `pt_BR`, `zh-Hans`, `es-419`: a language with a region or a script. */
export function isLocaleCode(text: string): boolean {
  const match =
    /^([a-z]{2,3})[-_](?:([A-Z][a-z]{3})(?:[-_](?=.))?)?([A-Z]{2}|\d{3})?(?:\.UTF-8)?$/.exec(text);
  if (match === null) return false;
  const [, language = '', script, region] = match;
  if (script === undefined && region === undefined) return false;
  const has = (type: Intl.DisplayNamesType, code: string | undefined) =>
    code === undefined || isNamed(type, code);
  return has('language', language) && has('script', script) && has('region', region);
}

function isNamed(type: Intl.DisplayNamesType, code: string): boolean {
  return new Intl.DisplayNames(['en'], { type, fallback: 'none' }).of(code) !== undefined;
}

/** `USD`. */
export function isCurrencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text) && Intl.supportedValuesOf('currency').includes(text);
}

/** `Europe/Oslo`, older names among them. */
export function isTimeZone(text: string): boolean {
  const areas =
    /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific|US)\/[A-Z][\w+/-]*$/;
  if (!areas.test(text)) return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What comes after the slash is known, or no word: `audio/video` are two, and so are `audio/video-call`. */
const subtypes =
  'aac avif bmp calendar css csv event-stream flac form-data gif gzip html javascript jpe?g json markdown mp4 mpeg octet-stream ogg otf pdf plain png quicktime rfc822 rtf tab-separated-values tiff ttf wav webm webp woff2? xml zip'
    .split(' ')
    .join('|');
const mediaType = new RegExp(
  String.raw`^(?:application|audio|font|image|message|model|multipart|text|video)/(?:\*|x-[\w.+-]+|(?:vnd|prs|x)\.[\w.+-]+|[a-z0-9][\w.-]*\+(?:json|xml|zip)|${subtypes})(?:;\s*[\w-]+=[\w-]+)?$`,
);

/** `image/png`, or several. */
export function isMediaType(text: string): boolean {
  return text.split(',').every((one) => mediaType.test(one.trim()));
}

const endings =
  'apk avi bat bmp cfg conf css csv db docx? exe gif gz html? ico ini iso jar java jpe?g js json jsonc jsx log mdx? mov mp3 mp4 ods odt ogg pdf php png pptx? py rar rb rtf sh sqlite svg tar toml ts tsx ttf txt wav webm webp woff2? xlsx? xml ya?ml zip'
    .split(' ')
    .join('|');

const fileName = new RegExp(String.raw`^(?:[\w.@~-]*/)*[\w-]+(?:\.[\w-]+)*\.(?:${endings})$`);
const glob = /^(?:[\w.-]+\/|\*\*\/)*\*\.(?:\w{1,5}|\{\w+(?:,\w+)*\})$/;

/** A file with its ending, with or without folders: `layouts/en-us-qwerty.json`. */
export function isFileName(text: string): boolean {
  return fileName.test(text);
}

/** `*.json`, `src/*.ts`, or several. */
export function isGlob(text: string): boolean {
  return text.split(/[\s,;]+/).every((one) => glob.test(one));
}
