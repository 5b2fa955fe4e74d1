import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import { beside } from './beside.ts'
import { type FolderOptions, folderStorage } from './folder.ts'
import { readBucket, s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

export interface Storages {
  /** Pictures and documents, which visitors may see. */
  storage: Storage
  /** What is never served: delivered feeds and keys. */
  vault: Storage
}

/** The folders of the vault that the processes of an installation share. */
export const SHARED = ['feeds/spool', 'uploads', 'keys', 'ssh']

type Place = Pick<Config, 'DATA_DIR' | 'S3_URL'>

/** The storages of an installation: in DATA_DIR, or in the bucket of S3_URL. */
export function openStorages(config: Place): Storages {
  const here = openFolders(config)
  const there = openBucket(config)
  return there ? { storage: beside(there.storage, here.storage), vault: beside(there.vault, here.vault) } : here
}

/** Those in DATA_DIR. */
export function openFolders({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Storages {
  return {
    storage: folderStorage(path.resolve(DATA_DIR, 'media')),
    vault: folderStorage(path.resolve(DATA_DIR), { private: true }),
  }
}

/** Those in the bucket, as far as there is one; its folders have the names of those in DATA_DIR. */
export function openBucket({ S3_URL }: Pick<Config, 'S3_URL'>): Storages | null {
  if (!S3_URL) return null
  const bucket = readBucket(S3_URL)
  return {
    storage: s3Storage({ ...bucket, address: new URL('media/', bucket.address) }),
    vault: s3Storage(bucket),
  }
}

/**
 * The place that an address names: a folder, as a path or as file://, or a bucket as in S3_URL.
 * @returns also the absolute path of a folder
 */
export function openPlace(address: string, options: FolderOptions = {}): { place: Storage; folder: string | null } {
  if (/^https?:/i.test(address)) return { place: s3Storage(readBucket(address)), folder: null }
  const folder = address.startsWith('file:') ? fileURLToPath(address) : path.resolve(address)
  return { place: folderStorage(folder, options), folder }
}
