import { observer } from 'mobx-react-lite'
import { Button } from '../kit/buttons/button'
import { Form } from '../kit/forms/form'
import { Sheet } from '../kit/overlays/sheet'
import { TextField } from '../kit/fields/text-field'
import { useWords } from '../words/words'
import type { CodeScannerViewModel } from './code-scanner.view-model'
import { codesWords } from './codes.words'

/** The sheet in which a code's content is typed: for a damaged code, or a device without a camera. */
export const TypeCodeSheet = observer(function TypeCodeSheet({
  viewModel,
}: {
  readonly viewModel: CodeScannerViewModel
}) {
  const words = useWords(codesWords)
  return (
    <Sheet open={viewModel.isTyping} onClose={viewModel.endTyping} title={words.byTyping}>
      <Form onSubmit={viewModel.submitTyped} label={words.byTyping}>
        <TextField
          label={words.typed}
          hint={words.typedHint}
          value={viewModel.inputText}
          onChange={viewModel.type}
          name="code"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button type="submit" kind="primary" block>
          {words.go}
        </Button>
      </Form>
    </Sheet>
  )
})
