import { FooterBar } from '../shell/footer-bar'
import { defineScreen } from '../shell/screen'
import { StaticViewModel } from '../shell/static.view-model'

/** S008: the footer alone, for the frame of an app. */
export function FrameFoot() {
  return (
    <main>
      <FooterBar />
    </main>
  )
}

export const screen = defineScreen({ viewModel: StaticViewModel, view: FrameFoot })
