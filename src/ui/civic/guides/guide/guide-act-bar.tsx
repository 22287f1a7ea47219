import { Globe, Navigation, Phone, type LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { GuideAct } from '../../../../domain/civic/guides/next-step'
import { ActBar } from '../../../frame/cases/act-bar.part'
import { Button, IconButton } from '../../../frame/kit/buttons/button'
import { IconLink } from '../../../frame/kit/buttons/icon-link'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { Icon } from '../../../frame/kit/pictures/icon'
import { useWords } from '../../../frame/words/words'
import styles from './guide.module.css'
import { guideWords } from './guide.words'
import { useGuideNow, type GuideNowProps } from './use-guide-now'

interface ShownAct {
  readonly label: string
  /** The word below its icon, where it stands beside the main act; a part of the label. */
  readonly caption: string
  readonly icon: LucideIcon
  /** What it does: an address that it links to, or an act of the page. */
  readonly does: string | (() => void)
}

/** The bar at the lower edge: the main act as a filled button, the others as icons beside it. */
export const GuideActBar = observer(function GuideActBar({ viewModel, guide }: GuideNowProps) {
  const words = useWords(guideWords)
  const { suggested, acts } = useGuideNow({ viewModel, guide })
  const { visit } = viewModel
  const place = suggested?.place
  const phone = place?.phone ?? ''
  const shown: Readonly<Record<GuideAct, ShownAct>> = {
    'begin-online': {
      ...{ label: words.beginOnline, caption: words.beginOnline, icon: Globe },
      does: () => visit.beginOnline(guide),
    },
    go: {
      ...{ label: words.goTo(place?.name ?? ''), caption: words.goShort, icon: Navigation },
      does: () => place !== undefined && visit.openDirections(place),
    },
    call: { label: words.call(phone), caption: words.callShort, icon: Phone, does: `tel:${phone}` },
  }
  const [main, ...others] = acts
  if (main === undefined) return null
  return (
    <ActBar acts={[]} busy={null} onAct={() => undefined}>
      <div className={styles.acts}>
        {others.map((act) => (
          <QuietAct key={act} act={shown[act]} />
        ))}
        <MainAct act={shown[main]} />
      </div>
    </ActBar>
  )
})

interface ActProps {
  readonly act: ShownAct
}

function MainAct({ act: { label, does } }: ActProps) {
  if (typeof does === 'string') {
    return (
      <ButtonLink to={does} kind="primary" block>
        {label}
      </ButtonLink>
    )
  }
  return (
    <Button kind="primary" block onClick={does}>
      {label}
    </Button>
  )
}

function QuietAct({ act: { label, caption, icon, does } }: ActProps) {
  const drawing = <Icon of={icon} size={22} />
  if (typeof does === 'string') return <IconLink to={does} label={label} caption={caption} icon={drawing} />
  return <IconButton label={label} caption={caption} icon={drawing} onClick={does} />
}
