import { waysOf } from '../../frame/shell/way'
import { favouritesPath, historyPath, minePath, profilePath } from './account.routes'
import { accountWaysWords } from './account-ways.words'

export const accountWays = waysOf(accountWaysWords, [
  ['me', minePath],
  ['history', historyPath],
  ['favourites', favouritesPath],
  ['profile', profilePath],
])
