import { useSearchParams } from 'react-router-dom'
import { FullPageError } from '../shell/full-page-error'
import { defineScreen } from '../shell/screen'
import { StillViewModel } from '../shell/still.view-model'

/** S083: type 1 gone, type 2 busy (B07). */
export function ErrorPageScreen() {
  const [query] = useSearchParams()
  return <FullPageError kind={query.get('type') === '1' ? 'gone' : 'busy'} />
}

export const screen = defineScreen({ viewModel: StillViewModel, view: ErrorPageScreen })
