import { defineScreen } from '../shell/screen'
import { FullPageError } from '../shell/full-page-error'
import { StaticViewModel } from '../shell/static.view-model'

export function NotFoundScreen() {
  return <FullPageError kind="not-found" />
}

export const screen = defineScreen({ viewModel: StaticViewModel, view: NotFoundScreen, parent: null })
