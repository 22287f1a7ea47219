import { observer } from 'mobx-react-lite'
import { homePath } from '../site/site.paths'
import { PlainPage } from '../session/plain-page.part'
import { defineScreen } from '../shell/screens/screen'
import { useWords } from '../words/words'
import { CodeScanner } from './code-scanner.part'
import { codesWords } from './codes.words'
import { ScanViewModel } from './scan.view-model'
import { ScannedSheet } from './scanned-sheet.part'

export const ScanScreen = observer(function ScanScreen({ viewModel }: { readonly viewModel: ScanViewModel }) {
  const words = useWords(codesWords)
  return (
    <PlainPage title={words.scanTitle} look="rows">
      <CodeScanner viewModel={viewModel.scanner} />
      <ScannedSheet
        scannedText={viewModel.scannedText}
        onLeave={viewModel.leave}
        onCopy={() => void viewModel.copy()}
        onClose={viewModel.dismiss}
      />
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: ScanViewModel, view: ScanScreen, parent: homePath })
