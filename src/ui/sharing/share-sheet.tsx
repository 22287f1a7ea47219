import { Copy, ImageDown, Share2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '../kit/button'
import { Icon } from '../kit/icon'
import { Sheet } from '../kit/sheet'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import { drawPoster } from './draw-poster'
import { Poster } from './poster'
import type { ShareSheetPartProps } from './share-sheet.part'
import styles from './share-sheet.module.css'
import { ShareSheetViewModel } from './share-sheet.view-model'
import { sharingWords } from './sharing.words'

export const ShareSheet = observer(function ShareSheet({ open, onClose, subject, onShared }: ShareSheetPartProps) {
  const viewModel = useService(ShareSheetViewModel)
  const words = useWords(sharingWords)
  const close = () => {
    viewModel.showWays()
    onClose()
  }
  const showPoster = () => void viewModel.showPoster(() => drawPoster(viewModel.shareable(subject), words.scan))
  const tell = (shares: number | null) => shares !== null && onShared?.(shares)
  if (viewModel.page === 'poster') {
    return (
      <Sheet
        key="sheet"
        open={open}
        onClose={close}
        title={words.posterTitle}
        start={
          <Button kind="quiet" small onClick={viewModel.showWays}>
            {words.back}
          </Button>
        }
      >
        <Poster
          viewModel={viewModel}
          title={viewModel.shareable(subject).title}
          onRetry={showPoster}
          onSaved={() => void viewModel.byPoster(subject).then(tell)}
        />
      </Sheet>
    )
  }
  return (
    <Sheet key="sheet" open={open} onClose={close} title={words.title}>
      <ul className={styles.ways}>
        <Way
          icon={<Icon of={Copy} size={24} />}
          label={words.copy}
          onTake={() => void viewModel.byCopy(subject).then(tell).then(close)}
        />
        <Way icon={<Icon of={ImageDown} size={24} />} label={words.poster} onTake={showPoster} />
        {viewModel.hasSystemShare && (
          <Way
            icon={<Icon of={Share2} size={24} />}
            label={words.system}
            onTake={() => void viewModel.bySystem(subject).then(tell).then(close)}
          />
        )}
      </ul>
    </Sheet>
  )
})

function Way({
  icon,
  label,
  onTake,
}: {
  readonly icon: ReactNode
  readonly label: string
  readonly onTake: () => void
}) {
  return (
    <li>
      <button type="button" className={styles.way} onClick={onTake}>
        <span className={styles.mark}>{icon}</span>
        {label}
      </button>
    </li>
  )
}
