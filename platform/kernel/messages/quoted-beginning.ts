import { summaryOf } from '../../../src/domain/frame/shared/format/summary'

/** The number of characters that a message quotes of a text. */
const quoted = 40

/** The beginning of what somebody wrote, by which they recognise it in a message. */
export const quotedBeginning = (text: string): string => summaryOf(text, quoted)
