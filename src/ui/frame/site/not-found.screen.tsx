import { defineScreen } from '../shell/screens/screen'
import { FullPageError } from '../shell/errors/full-page-error'
import { StaticViewModel } from '../shell/screens/static.view-model'

export function NotFoundScreen() {
  return <FullPageError kind="not-found" />
}

export const screen = defineScreen({ viewModel: StaticViewModel, view: NotFoundScreen, parent: null })
