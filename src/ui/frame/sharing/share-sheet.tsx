import { ChevronLeft, Copy, ImageDown, QrCode, Share2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react'
import { IconButton } from '../kit/buttons/button'
import { Icon } from '../kit/pictures/icon'
import { Sheet } from '../kit/overlays/sheet'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import { drawPoster } from './draw-poster'
import { LinkCode } from './link-code'
import { Poster } from './poster'
import type { ShareSheetPartProps } from './share-sheet.part'
import styles from './share-sheet.module.css'
import { ShareSheetViewModel } from './share-sheet.view-model'
import { sharingWords } from './sharing.words'

export const ShareSheet = observer(function ShareSheet(props: ShareSheetPartProps) {
  const { open, onClose, subject, onShared, first = 'ways' } = props
  const viewModel = useService(ShareSheetViewModel)
  const words = useWords(sharingWords)
  const { scan = words.scan } = props
  const close = () => {
    viewModel.showWays()
    onClose()
  }
  const shareable = viewModel.shareable(subject)
  const { title, url, cover } = shareable
  useEffect(() => {
    // Parts that failed to load are loaded again when the poster is requested.
    if (open) viewModel.posterParts.load(cover).catch(() => undefined)
  }, [open, viewModel, cover])
  const showPoster = () =>
    void viewModel.showPoster(async () =>
      drawPoster(shareable, scan, await viewModel.posterParts.load(cover), props.statement),
    )
  const begin = useEffectEvent(() => first === 'poster' && showPoster())
  useLayoutEffect(() => {
    if (open) begin()
  }, [open])
  const tell = (shares: number | null) => shares !== null && onShared?.(shares)
  if (viewModel.page !== 'ways') {
    return (
      <Sheet
        key="sheet"
        open={open}
        onClose={close}
        title={viewModel.page === 'poster' ? words.posterTitle : words.codeTitle}
        start={
          <IconButton label={words.back} icon={<Icon of={ChevronLeft} size={26} />} onClick={viewModel.showWays} />
        }
      >
        {viewModel.page === 'poster' ? (
          <Poster
            viewModel={viewModel}
            title={title}
            onRetry={showPoster}
            onSaved={() => void viewModel.byPoster(subject).then(tell)}
            onSave={() => void viewModel.savePoster(subject).then(tell)}
            onSend={() => void viewModel.sendPoster(subject).then(tell)}
          />
        ) : (
          <LinkCode
            text={url}
            label={words.codeAlt(title)}
            caption={title}
            onCopy={() => void viewModel.byCopy(subject).then(tell)}
          />
        )}
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
        <Way icon={<Icon of={QrCode} size={24} />} label={words.code} onTake={viewModel.showCode} />
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
