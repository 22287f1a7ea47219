import { Share2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Icon } from '../frame/kit/pictures/icon'
import { BarButtonPart } from '../frame/shell/layout/bar-button.part'
import { useWords } from '../frame/words/words'
import type { ParticipationViewModel } from './participation.part.view-model'
import { participationWords } from './participation.words'

/** A button that opens the share sheet from the bar over a content; enabled once the content is loaded. */
export const ShareButtonPart = observer(function ShareButtonPart({
  viewModel,
}: {
  readonly viewModel: ParticipationViewModel
}) {
  const words = useWords(participationWords)
  return (
    <BarButtonPart
      word={words.share}
      icon={<Icon of={Share2} size={22} />}
      disabled={viewModel.subject === null}
      onClick={() => viewModel.share(true)}
    />
  )
})
