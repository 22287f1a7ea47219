import { observer } from 'mobx-react-lite'
import { minePath } from '../../overview/agenda/agenda.paths'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { MyWishesPage } from './my-wishes-page'
import { MyWishesViewModel } from './my-wishes.view-model'
import { wishesWords } from './wishes.words'

/** S141: wishes that the member claimed. */
export const MyClaimedScreen = observer(function MyClaimedScreen({
  viewModel,
}: {
  readonly viewModel: MyWishesViewModel
}) {
  const words = useWords(wishesWords)
  return <MyWishesPage viewModel={viewModel} title={words.claimedTitle} />
})

export const screen = defineScreen({ viewModel: MyWishesViewModel, view: MyClaimedScreen, parent: minePath })
