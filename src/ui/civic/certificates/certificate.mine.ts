import { Award } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { certificatePath } from './certificates.paths'
import { certificateMineWords } from './certificate-mine.words'

export const mine = mineEntriesOf(certificateMineWords, [
  { name: 'certificate', group: 'volunteering', rank: 70, path: certificatePath, icon: Award },
])
