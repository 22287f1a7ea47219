import { isShown, onScreen, textsOf } from './fields.mjs'

/** The view of a screen, by its kind. */
export const screens = {
  list: ({ has, home, screen, Screen, variable }) => {
    const isNarrowed = has.search || has.filter
    const rows = `<${isNarrowed ? 'FilteredListPart' : 'PagedListPart'}
        list={list}
        look="plain"${isNarrowed ? '' : '\n        skeleton={<SkeletonList label={words.loading} shape="rows" />}'}
        empty={<EmptyState title={words.none} />}
      >
        {(item) => <ListRow listed title={item.title} text={item.text} value={${has.filter ? 'words[`state.${item.state}`]' : 'format.relativeTime(item.createdAt)'}} />}
      </${isNarrowed ? 'FilteredListPart' : 'PagedListPart'}>`
    return `
import { observer } from 'mobx-react-lite'
${has.filter ? `import { ${variable}States } from '../../../domain/${home}/${screen}'\n` : ''}import { EmptyState } from '../../frame/kit/empty-state'
import { ListRow } from '../../frame/kit/list-row'
${isNarrowed ? '' : `import { SkeletonList } from '../../frame/kit/skeleton'\n`}${has.filter ? `import { TabPanel } from '../../frame/kit/tab-panel'\nimport { Tabs } from '../../frame/kit/tabs'\n` : ''}${isNarrowed ? `import { FilteredListPart } from '../../frame/lists/filtered-list.part'` : `import { PagedListPart } from '../../frame/lists/paged-list.part'`}
${has.search ? `import { SearchFieldPart } from '../../frame/lists/search-field.part'\n` : ''}import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screen'
import { homePath } from '../../frame/site/site.paths'
${has.filter ? '' : `import { useFormat } from '../../frame/words/use-format'\n`}import { useWords } from '../../frame/words/words'
import { ${Screen}ViewModel } from './${screen}.view-model'
import { ${variable}Words } from './${screen}.words'
${
  has.filter
    ? `
const group = '${screen}-states'
const all = ['', ...${variable}States] as const
`
    : ''
}
export const ${Screen}Screen = observer(function ${Screen}Screen({ viewModel }: { readonly viewModel: ${Screen}ViewModel }) {
  const words = useWords(${variable}Words)
  ${has.filter ? '' : 'const format = useFormat()\n  '}const { list } = viewModel${
    has.filter
      ? `
  const { state } = list.filters
  const choose = (id: string) => list.choose({ state: id })`
      : ''
  }
  return (
    <PlainPage title={words.title} look="rows">
      ${has.search ? '<SearchFieldPart search={viewModel.search} placeholder={words.searchPlaceholder} />' : ''}
      ${
        has.filter
          ? `<Tabs
        label={words.states}
        group={group}
        sticky
        selected={state}
        onSelect={choose}
        tabs={all.map((id) => ({ id, label: id === '' ? words.all : words[\`state.\${id}\`] }))}
      />
      <TabPanel group={group} id={state} swipes={{ ids: all, onSelect: choose }}>
      ${rows}
      </TabPanel>`
          : rows
      }
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: ${Screen}ViewModel, view: ${Screen}Screen, parent: homePath })
`
  },
  detail: ({ fields, has, feature, list, screen, Screen, variable }) => {
    const { title } = textsOf(fields)
    const shownFields = fields.filter((field) => isShown(field) && field !== title)
    const needsFormat = shownFields.some(({ type }) => type === 'moment')
    const parent = list?.constant ?? 'homePath'
    const share = has.comments
      ? ' actions={<ShareButtonPart viewModel={viewModel.participation} />}'
      : has.share
        ? ' actions={viewModel.head !== null && <SharePagePart head={viewModel.head} />}'
        : ''
    return `
import { observer } from 'mobx-react-lite'
import { FailedPart } from '../../frame/kit/failed-part'
import { SkeletonList } from '../../frame/kit/skeleton'
${has.comments ? `import { ParticipationPart } from '../../participation/participation.part'\nimport { ShareButtonPart } from '../../participation/share-button.part'\n` : has.share ? `import { SharePagePart } from '../../participation/share-page.part'\n` : ''}import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screen'
${parent === 'homePath' ? `import { homePath } from '../../frame/site/site.paths'\n` : ''}${needsFormat ? `import { useFormat } from '../../frame/words/use-format'\n` : ''}import { useWords } from '../../frame/words/words'
${parent === 'homePath' ? '' : `import { ${parent} } from './${feature}.paths'\n`}import styles from './${screen}.module.css'
import { ${Screen}ViewModel } from './${screen}.view-model'
import { ${variable}Words } from './${screen}.words'

export const ${Screen}Screen = observer(function ${Screen}Screen({ viewModel }: { readonly viewModel: ${Screen}ViewModel }) {
  const words = useWords(${variable}Words)
  ${needsFormat ? 'const format = useFormat()\n  ' : ''}const { value, state, failure } = viewModel.${variable}
  return (
    <PlainPage look="rows" title={value?.${title.name} ?? words.title}${share}>
      {value !== null ? (
        <div className={styles.screen}>
          <article className={styles.part}>
            ${shownFields.map(onScreen).join('\n            ')}
          </article>${has.comments ? '\n          <ParticipationPart viewModel={viewModel.participation} />' : ''}
        </div>
      ) : state === 'failed' ? (
        <FailedPart title={words.failed} failure={failure} onRetry={viewModel.${variable}.reload} />
      ) : (
        <SkeletonList label={words.loading} shape="article" />
      )}
    </PlainPage>
  )
})

export const screen = defineScreen({
  viewModel: ${Screen}ViewModel,
  view: ${Screen}Screen,
  parent: ${parent},${
    has.comments
      ? `
  // A comment opens over its content: both addresses share one screen.
  key: ({ params }) => \`${variable} \${params['aid'] ?? ''}\`,`
      : ''
  }
})
`
  },
  form: ({ has, home, screen, Screen, variable }) => `
import { observer } from 'mobx-react-lite'
import { ${variable}TextRule } from '../../../domain/${home}/${screen}'
import { FormFrame } from '../../frame/forms/form-frame.part'
${has.pictures ? `import { PicturesField } from '../../frame/forms/pictures-field.part'\n` : ''}import { useFields } from '../../frame/forms/use-fields.part'
import { TextArea } from '../../frame/kit/text-area'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screen'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import { ${Screen}ViewModel } from './${screen}.view-model'
import { ${variable}Words } from './${screen}.words'

export const ${Screen}Screen = observer(function ${Screen}Screen({ viewModel }: { readonly viewModel: ${Screen}ViewModel }) {
  const words = useWords(${variable}Words)
  const field = useFields(viewModel.form, words)
  return (
    <PlainPage title={words.title}>
      <FormFrame form={viewModel.form} words={words} label={words.title} submit={words.submit}>
        <TextArea {...field('text')} rows={4} maxLength={${variable}TextRule.most} />${has.pictures ? `\n        {viewModel.form.pictures !== null && <PicturesField {...field('pictures')} pictures={viewModel.form.pictures} />}` : ''}
      </FormFrame>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: ${Screen}ViewModel, view: ${Screen}Screen, parent: homePath })
`,
}

/** The style of a detail; each of its parts has a surface of its own, as on all details. */
export const detailStyle = `.screen {
  composes: screen from '../../frame/kit/detail.module.css';
}

.part {
  composes: part from '../../frame/kit/detail.module.css';
}

.text {
  composes: text from '../../frame/kit/detail.module.css';
}
`
