const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const marked = 'áƀçđéƒğħíĵķļḿñöþɋŕšŧúṽŵẋýžÁƁÇĐÉƑĞĦÍĴĶĻḾÑÖÞɊŔŠŦÚṼŴẊÝŽ';
const accents = new Map(Array.from(plain, (letter, index) => [letter, Array.from(marked)[index]!]));

/** `Hello` becomes `Ħéļļö`. */
export function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => accents.get(letter)!);
}

/** `Hello` becomes `Ｈｅｌｌｏ`. */
export function wide(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0));
}
