import { Star } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Icon } from '../../frame/kit/pictures/icon'
import { BarButtonPart } from '../../frame/shell/layout/bar-button.part'
import { useWords } from '../../frame/words/words'
import type { ReactionsViewModel } from './reactions.part.view-model'
import { reactionsWords } from './reactions.words'

/** The favourite button alone, for a screen without the bar of reactions. */
export const FavouriteButtonPart = observer(function FavouriteButtonPart({
  viewModel,
}: {
  readonly viewModel: ReactionsViewModel
}) {
  const words = useWords(reactionsWords)
  return (
    <BarButtonPart
      word={words.favourite}
      isPressed={viewModel.favourite.isOn}
      icon={<Icon of={Star} size={22} />}
      onClick={() => void viewModel.toggleFavourite()}
    />
  )
})
