import { expect, test } from 'vitest'
import { deviceOf } from '../../src/islands/account/dashboard/device.ts'

const UA = 'Mozilla/5.0'
test.each([
  [`${UA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${UA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0`, 'Edge', 'Windows'],
  [`${UA} (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${UA} (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${UA} (iPhone; CPU iPhone OS 17_5 like Mac OS X) CriOS/130.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${UA} (Linux; Android 14; SM-S911B) SamsungBrowser/25.0 Chrome/121.0 Mobile`, 'Samsung Internet', 'Android'],
  [`${UA} (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0`, 'Firefox', 'Linux'],
])('%s is called %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})

test.each([null, '', 'curl/8.5.0', 'Chrome', 'Windows', '<script>'])('%j names no device', (userAgent) => {
  expect(deviceOf(userAgent)).toBeNull()
})
