import { defineScreen } from '../shell/screen'
import { FullPageError } from '../shell/full-page-error'
import { StillViewModel } from '../shell/still.view-model'

export function NotFoundScreen() {
  return <FullPageError kind="not-found" />
}

export const screen = defineScreen({ viewModel: StillViewModel, view: NotFoundScreen })
