#!/bin/sh
# Hands the work of a primary whose disk is full over to a standby. PostgreSQL goes on without a free byte and refuses
# each write, which Patroni takes for health. Run it beside Patroni on every database machine, as a service that is
# started again when it ends. It needs curl.
#
#   patroni-full-disk.sh NAME DATA_FOLDER [ADDRESS OF PATRONI] [PERCENT]
set -u
name=$1 folder=$2 patroni=${3:-http://localhost:8008} limit=${4:-97}
while sleep 5; do
  used=$(df --output=pcent "$folder" | tail -n 1 | tr -dc 0-9)
  [ "${used:-0}" -ge "$limit" ] || continue
  curl -fs -o /dev/null "$patroni/primary" || continue
  echo "$folder is full to $used %: handing over"
  curl -s -X POST -d "{\"leader\": \"$name\"}" "$patroni/switchover"
  echo
done
