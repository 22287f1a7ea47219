import { waysOf } from '../../frame/shell/way'
import { dataCopyPath, deleteAccountPath } from './own-data.paths'
import { ownDataWaysWords } from './own-data-ways.words'

export const ways = waysOf(ownDataWaysWords, [
  ['copy', dataCopyPath],
  ['remove', deleteAccountPath],
])
