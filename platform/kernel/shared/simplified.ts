import ofHongKong from 'opencc-js/dict/HKVariantsRev'
import ofTaiwan from 'opencc-js/dict/TWVariantsRev'
import traditional from 'opencc-js/dict/TSCharacters'
import { simplifierOf } from '../../../src/domain/frame/shared/simplified-writing'
import { plainWriting } from '../../../src/domain/frame/shared/plain-writing'

const simplify = simplifierOf(traditional, [ofHongKong, ofTaiwan])

/**
 * A text in the form in which the platform compares texts: in plain writing and in simplified characters, so that
 * 醫保 and 医保 are the same.
 */
export const foldedText = (text: string): string => simplify(plainWriting(text))

let forms: ReadonlyMap<string, string> | null = null

/** All characters that are one in `foldedText`, such as 台, 臺 and 颱. */
export function formsOf(character: string): string {
  forms ??= formsByCharacter()
  return forms.get(foldedText(character)) ?? character
}

function formsByCharacter(): ReadonlyMap<string, string> {
  const radicals = Array.from({ length: 0x2fd6 - 0x2e80 }, (_, at) => String.fromCodePoint(0x2e80 + at))
  const listed = [traditional, ofHongKong, ofTaiwan].flatMap((table) => table.split('|').map((entry) => [...entry][0]))
  const byCharacter = new Map<string, string>()
  for (const form of new Set([...listed, ...radicals])) {
    const character = form === undefined ? '' : foldedText(form)
    if (form !== undefined && character !== form)
      byCharacter.set(character, `${byCharacter.get(character) ?? character}${form}`)
  }
  return byCharacter
}
