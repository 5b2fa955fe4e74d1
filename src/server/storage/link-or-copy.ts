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
  }
  // On the disk: the other name may be deleted next, and of an upload nothing was flushed yet when its sender was told.
  const file = await open(to, 'r+')
  await file.sync().finally(() => file.close())
}
