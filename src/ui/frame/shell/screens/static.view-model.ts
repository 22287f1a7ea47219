import type { ScreenViewModel } from './screen'

/** The view-model of a screen that loads nothing. */
export class StaticViewModel implements ScreenViewModel {
  readonly resources = {}
}
