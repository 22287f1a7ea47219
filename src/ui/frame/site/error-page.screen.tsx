import { observer } from 'mobx-react-lite'
import { FullPageError } from '../shell/errors/full-page-error'
import { defineScreen } from '../shell/screens/screen'
import { ErrorPageViewModel } from './error-page.view-model'

/** S083: the full-page error (B07). */
export const ErrorPageScreen = observer(function ErrorPageScreen({
  viewModel: { kind, retry },
}: {
  readonly viewModel: ErrorPageViewModel
}) {
  return <FullPageError kind={kind} {...(kind === 'busy' ? { onRetry: retry } : {})} />
})

export const screen = defineScreen({ viewModel: ErrorPageViewModel, view: ErrorPageScreen, parent: null })
