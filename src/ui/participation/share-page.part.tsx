import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Navigator } from '../../application/frame/navigation/navigator'
import { IconButton } from '../frame/kit/button'
import { Icon } from '../frame/kit/icon'
import { useService } from '../frame/shell/app-context'
import type { ScreenHead } from '../frame/shell/screen'
import { ShareSheetPart } from '../frame/sharing/share-sheet.part'
import { useWords } from '../frame/words/words'
import { participationWords } from './participation.words'

interface SharePagePartProps {
  /** What the screen is called, and how it looks. */
  readonly head: ScreenHead
  /** Its address, where a query belongs to it. */
  readonly path?: string
}

/** Shares a screen that is no content of its own, such as an account: a button for its bar, with the ways to share. */
export function SharePagePart({ head, path: address }: SharePagePartProps) {
  const { title, description = '', image, share = null } = head
  const words = useWords(participationWords)
  const navigator = useService(Navigator)
  const [path, setPath] = useState<string | null>(null)
  return (
    <>
      <IconButton
        label={words.share}
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
}
