const ownNames =
  /^(?:\..*|__macosx|thumbs\.db|ehthumbs(?:_vista)?\.db|desktop\.ini|icon\r?|~\$.*|.*~|.*\.tmp|\$recycle\.bin|system volume information|@eadir|#recycle|lost\+found)$/i

/**
 * Whether a file or folder is one that a computer puts among those of people, by its path: what Finder, Explorer, an
 * office program, an editor, an archive or a network drive keeps beside them.
 */
export const isOfComputer = (path: string): boolean => path.split(/[\\/]/).some((name) => ownNames.test(name))
