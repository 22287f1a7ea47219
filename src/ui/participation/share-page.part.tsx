import { Share2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Navigator } from '../../application/frame/navigation/navigator'
import { Icon } from '../frame/kit/pictures/icon'
import { useService } from '../frame/shell/app-context'
import { BarButtonPart } from '../frame/shell/layout/bar-button.part'
import type { ScreenHead } from '../frame/shell/screens/screen'
import { ShareSheetPart } from '../frame/sharing/share-sheet.part'
import { useWords } from '../frame/words/words'
import { participationWords } from './participation.words'

interface SharePagePartProps {
  /** The screen's title and picture. */
  readonly head: ScreenHead
  /** The screen's address, when a query belongs to it. */
  readonly path?: string
}

/**
 * A button for the top bar that opens the share sheet, on a screen that does not show a content, such as an account's.
 */
export const SharePagePart = observer(function SharePagePart({ head, path: address }: SharePagePartProps) {
  const { title, description = '', image, share = null } = head
  const words = useWords(participationWords)
  const navigator = useService(Navigator)
  const [path, setPath] = useState<string | null>(null)
  return (
    <>
      <BarButtonPart
        word={words.share}
        icon={<Icon of={Share2} size={22} />}
        onClick={() => setPath(address ?? navigator.current().replace(/[?#].*/, ''))}
      />
      <ShareSheetPart
        open={path !== null}
        onClose={() => setPath(null)}
        subject={{ path: path ?? '', target: null, info: share, title, description, cover: image ?? '' }}
      />
    </>
  )
})
