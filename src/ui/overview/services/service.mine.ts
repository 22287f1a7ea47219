import { LayoutGrid } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { servicesPath } from './services.paths'
import { serviceMineWords } from './service-mine.words'

export const mine = mineEntriesOf(serviceMineWords, [
  { name: 'services', group: 'services', rank: 10, path: servicesPath, icon: LayoutGrid, rankForGuests: 10 },
])
