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
