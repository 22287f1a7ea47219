import { ChevronDown, MapPin } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { CitiesStore } from '../../../application/frame/site/cities.store'
import { PreferencesStore } from '../../../application/frame/site/preferences.store'
import { SiteStore } from '../../../application/frame/site/site.store'
import { black, colourText, mixColours, readableOn, type Colour } from '../../../domain/frame/site/colour'
import { Icon } from '../../frame/kit/pictures/icon'
import { resizedUrl } from '../../frame/kit/pictures/image-source'
import { Link } from '../../frame/kit/buttons/link'
import { SearchLink } from '../../frame/kit/forms/search-bar'
import { useService } from '../../frame/shell/app-context'
import { searchPath } from '../../overview/search/search.paths'
import { citiesPath } from '../../frame/site/cities.paths'
import { useWords } from '../../frame/words/words'
import { feedWords } from './feed.words'
import styles from './home-header.module.css'

/**
 * The head of the home screen in the skin of the site (B13): picture, logo, city and city switch, and the search if
 * this version has one.
 */
export const HomeHeader = observer(function HomeHeader() {
  const { skin, config } = useService(SiteStore)
  const cities = useService(CitiesStore)
  const navigator = useService(Navigator)
  const words = useWords(feedWords)
  // The accent comes first, because the picture is designed for it; `backgroundColor` is the background of whole pages.
  const ground = skin.accent ?? skin.backgroundColor
  // The header has one opaque colour, a darker one in the dark, and the words a colour that is readable on it.
  const colours =
    ground === null ? {} : { ...headerColours(ground, 'light'), ...headerColours(darkened(ground), 'dark') }
  const showsCity = cities.name !== config?.name
  return (
    <header className={styles.header} style={colours as CSSProperties}>
      {skin.backgroundImage && (
        <img className={styles.picture} src={skin.backgroundImage} alt="" width={480} height={120} />
      )}
      <div className={styles.line}>
        <Brand />
        {navigator.exists(citiesPath) && (
          <Link to={citiesPath} className={styles.city} label={words.city(cities.name)}>
            <Icon of={MapPin} size={16} />
            {showsCity && <span className={styles.cityName}>{cities.name}</span>}
            <Icon of={ChevronDown} size={14} />
          </Link>
        )}
      </div>
      {navigator.exists(searchPath) && <SearchLink to={searchPath} placeholder={words.search} />}
    </header>
  )
})

/** The share of black in the header's colour in the dark. */
const darkShare = 0.55
const darkened = (ground: Colour) => mixColours(ground, black, darkShare)

/** The custom properties of a header on this ground, in one theme. */
function headerColours(ground: Colour, theme: 'light' | 'dark') {
  const opaque = { ...ground, alpha: 1 }
  const ink = readableOn(opaque)
  return {
    [`--header-${theme}`]: colourText(opaque),
    [`--on-header-${theme}`]: colourText(ink),
    [`--header-well-${theme}`]: colourText({ ...readableOn(ink), alpha: 0.24 }),
  }
}

/** The logo and the name of the site, with the site's slogan, which is a text or a picture. */
const Brand = observer(function Brand() {
  const { config, skin } = useService(SiteStore)
  const { theme } = useService(PreferencesStore).preferences
  const logo = config?.h5Logo ?? config?.image ?? skin.icon
  const darkLogo = config?.logo2 ?? null
  const slogan = config?.topPaperwork ?? null
  return (
    <div className={styles.brand}>
      {logo && (
        <picture>
          {theme === 'system' && darkLogo && (
            <source media="(prefers-color-scheme: dark)" srcSet={resizedUrl(darkLogo, 160)} />
          )}
          <img
            className={styles.logo}
            src={resizedUrl(theme === 'dark' && darkLogo ? darkLogo : logo, 160)}
            alt=""
            width={32}
            height={32}
          />
        </picture>
      )}
      <div className={styles.names}>
        <h1 className={styles.name}>{config?.name}</h1>
        {slogan?.kind === 'text' && <p className={styles.paperwork}>{slogan.text}</p>}
        {slogan?.kind === 'image' && (
          <img className={styles.slogan} src={resizedUrl(slogan.url, 320)} alt="" height={20} />
        )}
      </div>
    </div>
  )
})
