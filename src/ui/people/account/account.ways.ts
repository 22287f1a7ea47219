import { waysOf } from '../../frame/shell/way'
import { favouritesPath, historyPath, profilePath } from './account.paths'
import { minePath } from '../../overview/agenda/agenda.paths'
import { accountWaysWords } from './account-ways.words'

export const ways = waysOf(accountWaysWords, [
  ['me', minePath],
  ['history', historyPath],
  ['favourites', favouritesPath],
  ['profile', profilePath],
])
