import { filterNames, isNarrowed } from './client-layers.mjs'
import { hasType, textsOf } from './fields.mjs'
import { firstValues, sentType } from './form-fields.mjs'

/** The view-model of a screen, by its kind. */
export const viewModels = {
  list: (names) => (isNarrowed(names) ? narrowedList(names) : plainList(names)),
  detail: (names) => (names.has.comments ? discussed(names) : plainDetail(names)),
  form: (names) => {
    const { fields, has, publishes, screen, Screen } = names
    const pictures = hasType(fields, 'pictures')
    const places = hasType(fields, 'place')
    const isShown = has.approval || publishes !== null
    const path = pathAfter(names)
    const codes = has.approval ? names.notice : null
    const after = [
      ...(codes === null ? [] : [`notices.show({ code: ${codes.constant}['${codes.code}'] }, 'success')`]),
      path === null
        ? 'navigator.back()'
        : `navigator.navigateTo(${path.takesId ? `${path.constant}(id)` : path.constant}, { replace: true })`,
    ]
    const parameters = path?.takesId ? '({ id })' : '()'
    return `
const nothing: ${Screen}Form = { ${firstValues(fields)} }

export class ${Screen}ViewModel implements ScreenViewModel {
  readonly form: Form<${Screen}Form, ${sentType(names)}, { readonly id: string }>
  readonly resources: Resources

  constructor(
    @inject(FormServices) forms: FormServices,
    @inject(${Screen}Gateway) gateway: ${Screen}Gateway,
    @inject(Navigator) navigator: Navigator,${codes === null ? '' : '\n    @inject(NoticesStore) notices: NoticesStore,'}${places ? '\n    @inject(SiteStore) site: SiteStore,' : ''}
  ) {
    this.form = forms.make({
      name: '${screen}',
      values: nothing,
      needs: '${has.phone ? 'phone' : 'member'}',${pictures ? `\n      pictures: most${Screen}Pictures,${isShown ? '\n      published: true,' : ''}` : ''}
      check: ${places ? `(values) => check${Screen}(values, site.area)` : `check${Screen}`},
      send: (form, key) => gateway.send(form, key),
      onSent: ${after.length === 1 ? `${parameters} => ${after[0]}` : `${parameters} => {\n        ${after.join('\n        ')}\n      }`},
    })
    this.resources = { form: this.form }
  }
}
`
  },
}

/** The path to which a form leads afterwards: of the new thing, or of the list while the thing waits for approval. */
function pathAfter({ has, publishes }) {
  if (publishes === null) return null
  return publishes.detail === null || has.approval
    ? { constant: publishes.list.constant, takesId: false }
    : { constant: `${publishes.detail.variable}Path`, takesId: true }
}

const plainList = ({ Screen }) => `
export class ${Screen}ViewModel implements ScreenViewModel {
  readonly list: PagedList<${Screen}Item>
  readonly resources: Resources

  constructor(@inject(${Screen}Gateway) gateway: ${Screen}Gateway) {
    this.list = new PagedList(
      (cursor, signal) => gateway.page(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = { list: this.list }
  }
}
`

/** The view-model of a list with a search or a filter, which are part of the address. */
const narrowedList = ({ filter, has, Screen }) => `
const everything: ${Screen}Filters = { ${filterNames({ filter, has })
  .map((name) => `${name}: ''`)
  .join(', ')} }

export class ${Screen}ViewModel implements ScreenViewModel {
  readonly list: FilteredList<${Screen}Item, ${Screen}Filters>${has.search ? '\n  readonly search: SearchText' : ''}
  readonly resources: Resources

  constructor(@inject(${Screen}Gateway) gateway: ${Screen}Gateway, @inject(Navigator) navigator: Navigator) {
    this.list = new FilteredList({
      navigator,
      defaults: everything,
      load: (filters, request, signal) => gateway.page(filters, request, signal),
      keyOf: ({ id }) => id,
    })${
      has.search
        ? `
    this.search = new SearchText({
      searched: () => this.list.filters.search,
      search: (search) => this.list.choose({ search }),
    })`
        : ''
    }
    this.resources = { list: this.list }
  }
}
`

const plainDetail = ({ fields, parameter, Screen, variable }) => `
export class ${Screen}ViewModel implements ScreenViewModel {
  readonly ${variable}: Loadable<${Screen}>
  readonly resources: Resources

  constructor(@inject(${Screen}Gateway) gateway: ${Screen}Gateway) {
    this.${variable} = new Loadable((signal, { params }) => gateway.${variable}(params['${parameter}'] ?? '', signal))
    this.resources = { ${variable}: this.${variable} }
  }

  get head(): ScreenHead | null {
    const { value } = this.${variable}
    return value === null ? null : { title: ${valueOf(textsOf(fields).title)}, description: ${valueOf(textsOf(fields).text)} }
  }
}
`

/** The view-model of a detail with comments; it also loads what the visitor did with the content, such as likes. */
const discussed = ({ fields, Screen, variable }) => `
export class ${Screen}ViewModel implements ScreenViewModel {
  readonly ${variable}: Loadable<${Screen}>
  readonly resources: Resources
  private readonly content: LoadedContent<${Screen}>

  constructor(
    @inject(${Screen}Gateway) gateway: ${Screen}Gateway,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
  ) {
    this.content = new LoadedContent({
      kind: '${variable}',
      parameter: 'aid',
      participation,
      load: (id, signal) => gateway.${variable}(id, signal),
      describe: (value) => ({
        content: { id: value.id, title: ${valueOf(textsOf(fields).title)}, share: null, source: null },
        path: ${variable}Path(value.id),
        description: ${valueOf(textsOf(fields).text)},
        image: null,
      }),
    })
    this.${variable} = this.content.loadable
    this.resources = { ${variable}: this.content }
  }

  get head(): ScreenHead | null {
    return this.content.head
  }
}
`

const valueOf = ({ name, nullable }) => (nullable ? `value.${name} ?? ''` : `value.${name}`)
