import { constants, copyFile, link, open } from 'node:fs/promises'

/**
 * Gives a complete file a second name; where the disk knows no hard links, as some of the network and those of other
 * systems, it is copied.
 * @throws Error EEXIST when `to` exists
 */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    await copyFile(from, to, constants.COPYFILE_EXCL)
    // As complete as the file itself, which may be deleted next.
    const copy = await open(to, 'r+')
    await copy.sync().finally(() => copy.close())
  }
}
