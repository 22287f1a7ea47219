import { observer } from 'mobx-react-lite'
import { SiteOrigin } from '../../../../application/frame/navigation/site-origin'
import { QrCode } from '../../../frame/codes/qr-code.part'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { useService } from '../../../frame/shell/app-context'
import { useWords } from '../../../frame/words/words'
import { builderWords } from '../builder.words'
import type { BuilderViewModel } from '../builder.view-model'
import styles from '../builder.module.css'

/** The way to the preview of the draft: a code for any phone, and a link. */
export const PreviewSheet = observer(function PreviewSheet({ viewModel }: { readonly viewModel: BuilderViewModel }) {
  const words = useWords(builderWords)
  const origin = useService(SiteOrigin)
  const token = viewModel.editor.draft?.previewToken ?? null
  const path = token === null ? null : `/preview/${encodeURIComponent(token)}`
  return (
    <Sheet open={viewModel.sheet === 'preview'} onClose={viewModel.close} title={words.preview}>
      {path === null ? (
        <p className={styles.plain}>{words.previewAfterSave}</p>
      ) : (
        <div className={styles.form}>
          <div className={styles.qr}>
            <QrCode text={`${origin}${path}`} label={words.scanPreview} />
          </div>
          <p className={styles.plain}>{words.scanPreview}</p>
          <p className={styles.quiet}>{words.previewSecret}</p>
          <ButtonLink block to={path}>
            {words.openPreview}
          </ButtonLink>
        </div>
      )}
    </Sheet>
  )
})
