"""Serves OpenStack Swift with its S3 interface: four applications in one process, on the loopback address.

Arguments: a folder of its own, the port of the S3 interface, and three ports for its account, container and object
servers. It writes `ready` once all of them listen, and ends when its standard input ends.
"""

import eventlet

eventlet.monkey_patch()

import os
import sys

from swift.common import utils

folder, *ports = sys.argv[1:]
proxy_port, account_port, container_port, object_port = [int(port) for port in ports]


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, 'w') as file:
        file.write(text)
    return path


# The modules that are imported below read their limits from it.
utils.SWIFT_CONF_FILE = write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = tests\n')
utils.validate_hash_conf()

from eventlet import listen, wsgi
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp

DEVICE = 'disk'
os.makedirs(os.path.join(folder, 'devices', DEVICE))


def write_ring(kind, port):
    builder = RingBuilder(part_power=2, replicas=1, min_part_hours=0)
    builder.add_dev({'region': 1, 'zone': 1, 'weight': 1.0, 'ip': '127.0.0.1', 'port': port, 'device': DEVICE})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, kind + '.ring.gz'))


COMMON = f'''[DEFAULT]
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
bind_ip = 127.0.0.1
log_level = ERROR
'''

SERVER = COMMON + '''
[pipeline:main]
pipeline = server
[app:server]
use = egg:swift#%s
'''

PROXY = COMMON + '''
[pipeline:main]
pipeline = catch_errors gatekeeper s3api tempauth slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:s3api]
use = egg:swift#s3api
# So few names are on a page of a listing that tests see several pages.
max_bucket_listing = 2
[filter:tempauth]
use = egg:swift#tempauth
user_city_office = secret .admin
[filter:slo]
use = egg:swift#slo
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
'''


class Memory:
    """Keeps what Swift would keep in memcached."""

    def __init__(self):
        self.values = {}

    def get(self, key, **_):
        return self.values.get(key)

    def set(self, key, value, **_):
        self.values[key] = value

    def delete(self, key, **_):
        self.values.pop(key, None)


def with_memory(application):
    memory = Memory()

    def answer(env, start_response):
        return application({**env, 'swift.cache': memory}, start_response)

    return answer


class Quiet:
    def debug(self, *_, **__):
        pass

    write = info = debug


def serve(kind, port, configuration):
    application = with_memory(loadapp(write(kind + '.conf', configuration), global_conf={'log_name': kind}))
    socket = listen(('127.0.0.1', port), reuse_addr=True)
    eventlet.spawn(wsgi.server, socket, application, Quiet(), log_output=False, max_size=256)


for kind, port in (('account', account_port), ('container', container_port), ('object', object_port)):
    write_ring(kind, port)
for kind, port in (('account', account_port), ('container', container_port), ('object', object_port)):
    serve(kind, port, SERVER % kind)
serve('proxy', proxy_port, PROXY)
print('ready', flush=True)
eventlet.tpool.execute(sys.stdin.read)
