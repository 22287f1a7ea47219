import { Eye, History, ListChecks, Plus, Redo2, Send, Settings2, Undo2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { aboveBars, bottomBar } from '../../frame/kit/bars/bottom-bar'
import { Button, IconButton } from '../../frame/kit/buttons/button'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { Icon } from '../../frame/kit/pictures/icon'
import { Sheet } from '../../frame/kit/overlays/sheet'
import { TopBar } from '../../frame/kit/bars/top-bar'
import { useLanguage, useWords } from '../../frame/words/words'
import { builderWords } from './builder.words'
import type { BuilderSheet, BuilderViewModel } from './builder.view-model'
import { CardList } from './cards/card-list'
import { ConflictSheet } from './sheets/conflict-sheet'
import { EditorState } from './editor-state'
import { FindingsList } from './sheets/findings-list'
import { CardFormSheet, SettingsSheet } from './sheets/form-sheet'
import { GallerySheet } from './sheets/gallery-sheet'
import { PreviewSheet } from './sheets/preview-sheet'
import { PublishSheet } from './sheets/publish-sheet'
import type { RenovationViewModel } from './renovation/renovation.view-model'
import { SideView } from './side-view'
import { VersionsSheet } from './sheets/versions-sheet'
import styles from './builder.module.css'

/** The editor of one page. */
export const BuilderEditor = observer(function BuilderEditor({
  viewModel: { builder, publishing, preview },
}: {
  readonly viewModel: RenovationViewModel
}) {
  const words = useWords(builderWords)
  const language = useLanguage()
  const { editor } = builder
  const open = (sheet: BuilderSheet) => {
    builder.open(sheet)
    if (sheet === 'checks' || sheet === 'publish') void publishing.begin()
    if (sheet === 'versions') void publishing.listVersions()
  }
  return (
    <>
      <TopBar
        title={editor.document?.settings.title[language] ?? ''}
        actions={
          <>
            <IconButton
              label={words.undo}
              icon={<Icon of={Undo2} />}
              disabled={!editor.canUndo}
              onClick={editor.undo}
            />
            <IconButton
              label={words.redo}
              icon={<Icon of={Redo2} />}
              disabled={!editor.canRedo}
              onClick={editor.redo}
            />
          </>
        }
      />
      <main className={styles.editor}>
        <EditorState editor={editor} />
        <EditorRow builder={builder} open={open} />
        {editor.document?.cards.length === 0 ? (
          <EmptyState title={words.emptyPage} text={words.emptyPageText} />
        ) : (
          <CardList viewModel={builder} preview={preview} />
        )}
        <div ref={aboveBars} className={styles.end} />
      </main>
      <div ref={bottomBar} className={styles.bar}>
        <Button icon={<Icon of={Plus} size={18} />} onClick={() => open('gallery')}>
          {words.addCard}
        </Button>
        <Button kind="primary" icon={<Icon of={Send} size={18} />} onClick={() => open('publish')}>
          {words.publish}
        </Button>
      </div>
      <SideView preview={preview} />
      <GallerySheet viewModel={builder} preview={preview} />
      <CardFormSheet viewModel={builder} />
      <SettingsSheet viewModel={builder} />
      <Sheet open={builder.sheet === 'checks'} onClose={builder.close} title={words.checks}>
        <FindingsList viewModel={builder} publishing={publishing} />
      </Sheet>
      <PublishSheet viewModel={builder} publishing={publishing} />
      <VersionsSheet viewModel={builder} publishing={publishing} />
      <PreviewSheet viewModel={builder} />
      <ConflictSheet viewModel={builder} preview={preview} />
    </>
  )
})

interface RowProps {
  readonly builder: BuilderViewModel
  readonly open: (sheet: BuilderSheet) => void
}

/** What concerns the whole page. */
const EditorRow = observer(function EditorRow({ builder, open }: RowProps) {
  const words = useWords(builderWords)
  const { clipboard } = builder
  return (
    <div className={styles.row}>
      <Button small icon={<Icon of={Settings2} size={18} />} onClick={() => open('settings')}>
        {words.settings}
      </Button>
      <Button small icon={<Icon of={ListChecks} size={18} />} onClick={() => open('checks')}>
        {words.checks}
      </Button>
      <Button small icon={<Icon of={Eye} size={18} />} onClick={() => open('preview')}>
        {words.preview}
      </Button>
      <Button small icon={<Icon of={History} size={18} />} onClick={() => open('versions')}>
        {words.versions}
      </Button>
      <Button small aria-pressed={builder.isFolded} onClick={() => builder.fold(!builder.isFolded)}>
        {builder.isFolded ? words.unfold : words.fold}
      </Button>
      {clipboard.size > 0 && (
        <Button small onClick={builder.paste}>
          {words.paste(clipboard.size)}
        </Button>
      )}
    </div>
  )
})
