import type { ConcernsViews } from '../../frame/concerns/concerns.part'
import { ConcernedThings } from './concerned-things'
import { InTheNews } from './in-the-news'

/** Both sides of the relation. They load together, after the screens that show them. */
export class LoadedConcernsViews implements ConcernsViews {
  readonly Things: ConcernsViews['Things'] = ConcernedThings
  readonly News: ConcernsViews['News'] = InTheNews
}
