import { waysOf } from '../../frame/shell/way'
import { certificatePath } from './certificates.paths'
import { certificateWaysWords } from './certificate-ways.words'

export const ways = waysOf(certificateWaysWords, [['certificate', certificatePath]])
