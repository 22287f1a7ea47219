import { isNarrowed } from './client-layers.mjs'
import { hasType, isFact, itemFields, onScreen, textsOf } from './fields.mjs'
import { controlOf } from './form-fields.mjs'

/** The view of a screen, by its kind. */
export const screens = {
  list: (names) => {
    const { filter, has, screen, Screen, variable } = names
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
  detail: ({ fields, has, list, Screen, variable }) => {
    const { title } = textsOf(fields)
    const shownFields = fields.filter((field) => !isFact(field) && field !== title)
    const facts = fields.filter(isFact)
    const needsFormat = hasType(fields, 'moment') || hasType(fields, 'date')
    const parent = list?.constant ?? 'homePath'
    // The bar of comments shares, too.
    const share =
      has.share && !has.comments ? ' actions={viewModel.head !== null && <SharePagePart head={viewModel.head} />}' : ''
    return `
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
    const { fields, publishes, Screen, variable } = names
    const controls = fields.map((each) => controlOf(names, each))
    const text = controls.map(({ control }) => control).join('\n        ')
    const befores = controls.flatMap(({ before = null }) => (before === null ? [] : [before]))
    const parent = publishes?.list.constant ?? 'homePath'
    return `
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

/** The style of a detail; each of its parts has a surface of its own, as on all details. */
export const detailStyle = `.part {
  composes: part from '../../frame/kit/styles/detail.module.css';
}

.text {
  composes: text from '../../frame/kit/styles/detail.module.css';
}
`
