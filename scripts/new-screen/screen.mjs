import { isNarrowed } from './client-layers.mjs'
import { hasType, isFact, itemFields, onScreen, textsOf } from './fields.mjs'
import { controlOf } from './form-fields.mjs'

/** The view of a screen, by its kind. */
export const screens = {
  list: (names) => {
    const { filter, has, home, screen, Screen, variable } = names
    const narrowed = isNarrowed(names)
    const items = itemFields(names)
    const { title, text } = textsOf(items)
    const day = items.find(({ type }) => type === 'date')
    const placeField = items.find(({ type }) => type === 'place')
    const belowFields = [
      ...(day === undefined ? [] : [`format.day(item.${day.name})`]),
      ...(placeField === undefined ? [] : [`item.${placeField.name}.name`]),
      ...(text === title ? [] : [`item.${text.name}`]),
    ]
    const second =
      belowFields.length > 1
        ? ` text={[${belowFields.join(', ')}].join(' · ')}`
        : belowFields.map((one) => ` text={${one}}`).join('')
    const value =
      filter === null ? 'format.relativeTime(item.createdAt)' : `words[\`${filter.name}.\${item.${filter.name}}\`]`
    const rows = `<${narrowed ? 'FilteredListPart' : 'PagedListPart'}
        list={list}
        look="plain"${narrowed ? '' : '\n        skeleton={<SkeletonList label={words.loading} shape="rows" />}'}
        empty={<EmptyState title={words.none} />}
      >
        {(item) => <ListRow listed title={item.${title.name}}${second} value={${value}} />}
      </${narrowed ? 'FilteredListPart' : 'PagedListPart'}>`
    const needsFormat = /\bformat\./.test(rows)
    return `
import { observer } from 'mobx-react-lite'
${filter === null ? '' : `import { ${filter.constant} } from '../../../domain/${home}/${screen}'\n`}import { EmptyState } from '../../frame/kit/empty-state'
import { ListRow } from '../../frame/kit/list-row'
${narrowed ? '' : `import { SkeletonList } from '../../frame/kit/skeleton'\n`}${filter === null ? '' : `import { TabPanel } from '../../frame/kit/tab-panel'\nimport { Tabs } from '../../frame/kit/tabs'\n`}${narrowed ? `import { FilteredListPart } from '../../frame/lists/filtered-list.part'` : `import { PagedListPart } from '../../frame/lists/paged-list.part'`}
${has.search ? `import { SearchFieldPart } from '../../frame/lists/search-field.part'\n` : ''}import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screen'
import { homePath } from '../../frame/site/site.paths'
${needsFormat ? `import { useFormat } from '../../frame/words/use-format'\n` : ''}import { useWords } from '../../frame/words/words'
import { ${Screen}ViewModel } from './${screen}.view-model'
import { ${variable}Words } from './${screen}.words'
${
  filter === null
    ? ''
    : `
const group = '${screen}-${filter.name}'
const all = ['', ...${filter.constant}] as const
`
}
export const ${Screen}Screen = observer(function ${Screen}Screen({ viewModel }: { readonly viewModel: ${Screen}ViewModel }) {
  const words = useWords(${variable}Words)
  ${needsFormat ? 'const format = useFormat()\n  ' : ''}const { list } = viewModel${
    filter === null
      ? ''
      : `
  const { ${filter.name} } = list.filters
  const choose = (id: string) => list.choose({ ${filter.name}: id })`
  }
  return (
    <PlainPage title={words.title} look="rows">
      ${has.search ? '<SearchFieldPart search={viewModel.search} placeholder={words.searchPlaceholder} />' : ''}
      ${
        filter === null
          ? rows
          : `<Tabs
        label={words.filter}
        group={group}
        sticky
        selected={${filter.name}}
        onSelect={choose}
        tabs={all.map((id) => ({ id, label: id === '' ? words.all : words[\`${filter.name}.\${id}\`] }))}
      />
      <TabPanel group={group} id={${filter.name}} swipes={{ ids: all, onSelect: choose }}>
      ${rows}
      </TabPanel>`
      }
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: ${Screen}ViewModel, view: ${Screen}Screen, parent: homePath })
`
  },
  detail: ({ fields, has, feature, list, screen, Screen, variable }) => {
    const { title } = textsOf(fields)
    const shownFields = fields.filter((field) => !isFact(field) && field !== title)
    const facts = fields.filter(isFact)
    const needsFormat = hasType(fields, 'moment') || hasType(fields, 'date')
    const parent = list?.constant ?? 'homePath'
    const share = has.comments
      ? ' actions={<ShareButtonPart viewModel={viewModel.participation} />}'
      : has.share
        ? ' actions={viewModel.head !== null && <SharePagePart head={viewModel.head} />}'
        : ''
    return `
import { observer } from 'mobx-react-lite'
${facts.length === 0 ? '' : `import { Fact, FactList } from '../../frame/kit/facts'\n`}${hasType(fields, 'pictures') ? `import { PictureGrid } from '../../frame/pictures/picture-grid.part'\n` : ''}${has.comments ? `import { ParticipationPart } from '../../participation/participation.part'\nimport { ShareButtonPart } from '../../participation/share-button.part'\n` : has.share ? `import { SharePagePart } from '../../participation/share-page.part'\n` : ''}import { DetailPage } from '../../frame/shell/detail-page'
import { defineScreen } from '../../frame/shell/screen'
${parent === 'homePath' ? `import { homePath } from '../../frame/site/site.paths'\n` : ''}${needsFormat ? `import { useFormat } from '../../frame/words/use-format'\n` : ''}import { useWords } from '../../frame/words/words'
${parent === 'homePath' ? '' : `import { ${parent} } from './${feature}.paths'\n`}import styles from './${screen}.module.css'
import { ${Screen}ViewModel } from './${screen}.view-model'
import { ${variable}Words } from './${screen}.words'

export const ${Screen}Screen = observer(function ${Screen}Screen({ viewModel }: { readonly viewModel: ${Screen}ViewModel }) {
  const words = useWords(${variable}Words)
  ${needsFormat ? 'const format = useFormat()\n  ' : ''}const { ${variable} } = viewModel
  return (
    <DetailPage of={${variable}} words={words} title={${variable}.value?.${title.name} ?? words.title}${share}>
      {(value) => (
        ${has.comments ? '<>' : ''}
          <article className={styles.part}>
            ${shownFields.map(onScreen).join('\n            ')}${facts.length === 0 ? '' : `\n            <FactList>\n              ${facts.map(onScreen).join('\n              ')}\n            </FactList>`}
          </article>${has.comments ? '\n          <ParticipationPart viewModel={viewModel.participation} />\n        </>' : ''}
      )}
    </DetailPage>
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
  form: (names) => {
    const { feature, fields, home, publishes, screen, Screen, variable } = names
    const controls = fields.map((each) => controlOf(names, each))
    const text = controls.map(({ control }) => control).join('\n        ')
    const befores = controls.flatMap(({ before = null }) => (before === null ? [] : [before]))
    const domain = [
      ...controls.flatMap(({ rule = null }) => (rule === null ? [] : [rule])),
      ...ownChoices(names).flatMap(({ constant, valueType }) => [constant, `type ${valueType}`]),
    ]
    const kit = kitModules.flatMap(([module, ...all]) => {
      const usedComponents = all.filter((name) => new RegExp(`<${name}\\b`).test(text))
      return usedComponents.length === 0
        ? []
        : [`import { ${usedComponents.join(', ')} } from '../../frame/${module}'\n`]
    })
    const parent = publishes?.list.constant ?? 'homePath'
    return `
import { observer } from 'mobx-react-lite'
${domain.length === 0 ? '' : `import { ${domain.join(', ')} } from '../../../domain/${home}/${screen}'\n`}${otherChoices(
      names,
    )
      .map(
        ({ constant, valueType, file }) => `import { ${constant}, type ${valueType} } from '../../../domain/${file}'\n`,
      )
      .join('')}import { FormFrame } from '../../frame/forms/form-frame.part'
${kit.filter((line) => line.includes('/forms/')).join('')}import { useFields } from '../../frame/forms/use-fields.part'
${kit.filter((line) => !line.includes('/forms/')).join('')}import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screen'
${publishes === null ? `import { homePath } from '../../frame/site/site.paths'\n` : ''}import { useWords } from '../../frame/words/words'
${publishes === null ? '' : `import { ${parent} } from './${feature}.paths'\n`}import { ${Screen}ViewModel } from './${screen}.view-model'
import { ${variable}Words } from './${screen}.words'
${
  hasType(fields, 'number')
    ? `
const numberIn = (typed: string) => (/\\d/.test(typed) ? Number(typed.replace(/\\D/g, '')) : null)
`
    : ''
}
export const ${Screen}Screen = observer(function ${Screen}Screen({ viewModel }: { readonly viewModel: ${Screen}ViewModel }) {
  const words = useWords(${variable}Words)
  const { form } = viewModel
  const field = useFields(form, words)
  ${befores.join('\n  ')}
  return (
    <PlainPage title={words.screen}>
      <FormFrame form={form} words={words} label={words.screen} submit={words.submit}>
        ${text}
      </FormFrame>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: ${Screen}ViewModel, view: ${Screen}Screen, parent: ${parent} })
`
  },
}

const isOwn = ({ home, screen }, { file }) => file === `${home}/${screen}`
const ownChoices = (names) => names.fields.filter((each) => each.type === 'choice' && isOwn(names, each))
const otherChoices = (names) => names.fields.filter((each) => each.type === 'choice' && !isOwn(names, each))

/** The modules of the controls of a form. */
const kitModules = [
  ['forms/pictures-field.part', 'PicturesField'],
  ['kit/choice', 'Checkbox', 'RadioGroup'],
  ['kit/date-field', 'DateField'],
  ['kit/text-area', 'TextArea'],
  ['kit/text-field', 'TextField'],
  ['places/place-field.part', 'PlaceField'],
]

/** The style of a detail; each of its parts has a surface of its own, as on all details. */
export const detailStyle = `.part {
  composes: part from '../../frame/kit/detail.module.css';
}

.text {
  composes: text from '../../frame/kit/detail.module.css';
}
`
